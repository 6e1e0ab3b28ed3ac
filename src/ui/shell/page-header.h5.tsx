import type { MouseEvent } from 'react'
import { buttons } from '@/copy/shell/buttons'
import { shell } from '@/copy/shell/shell'
import { host } from '@/platform/environment'
import { back as goBack } from '@/platform/navigation'
import { Button } from '../primitives/button'
import { Icon } from '../primitives/icon'
import { CallLink } from './call-link'
import { HelpLink } from './help-link'
import type { PageHeaderProps } from './page-header.types'

/** Moves the focus past the header of the page whose skip link was pressed. */
const focusMain = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
  const main = currentTarget.parentElement?.querySelector<HTMLElement>('main')
  main?.setAttribute('tabindex', '-1')
  main?.focus()
}

/**
 * The skip link is a button, because the router would take a jump to #main for a page change. Around
 * a web view WeChat draws the bar with title and Back, so the page draws no second one.
 */
export const PageHeader = ({ title, back, hidden, phone }: PageHeaderProps) => (
  <>
    <button type="button" className="hm-skip" onClick={focusMain}>
      {shell.skip}
    </button>
    {hidden || host() === 'web-view' ? (
      <>
        <header className="hm-heard">
          <h1>{title}</h1>
        </header>
        {hidden || phone === undefined ? null : (
          <div className="hm-page__header hm-page__header--call">
            <CallLink className="hm-page__call" phone={phone} />
          </div>
        )}
      </>
    ) : (
      <header className="hm-page__header">
        <div className="hm-page__side">
          {back === undefined ? null : (
            <Button
              kind="bare"
              className="hm-page__back"
              label={buttons.back}
              onClick={() => goBack(back)}
            >
              <Icon name="back" size={24} />
            </Button>
          )}
        </div>
        <h1 className="hm-page__title">{title}</h1>
        <div className="hm-page__side">
          {phone === undefined ? (
            <HelpLink className="hm-page__help" text={shell.service} />
          ) : (
            <CallLink className="hm-page__call" phone={phone} />
          )}
        </div>
      </header>
    )}
  </>
)
