import { rootless } from '@/domain/address/query'
import { can, openMiniProgram } from '@/platform/environment'
import { done, failureOf } from '@/platform/failure'
import { Button } from './button'
import { buttonClass } from './button-class'
import type { LaunchMiniProgramButtonProps } from './launch-mini-program-button.types'
import { nameOf, OpenTag } from './open-tag'
import './button.css'

/** An official account launches by an element, a web view by its bridge, a browser by a link. */
export const LaunchMiniProgramButton = ({
  target,
  onLaunched,
  fallback,
  ...look
}: LaunchMiniProgramButtonProps) => {
  const [page = '', query] = target.path.split('?')
  if (target.username && can('openTags'))
    return (
      <OpenTag
        tag="wx-open-launch-weapp"
        // Without .html WeChat opens the first page instead.
        attributes={{
          username: target.username,
          ...(target.envVersion && { 'env-version': target.envVersion }),
          path: `${rootless(page)}.html${query ? `?${query}` : ''}`,
        }}
        label={nameOf(look)}
        on={{
          launch: () => onLaunched(done),
          error: (detail) => onLaunched(failureOf(detail)),
        }}
      >
        <span className={buttonClass(look, false)}>{look.children}</span>
      </OpenTag>
    )
  // The surrounding mini-program opens only its own pages.
  const isBridged = target.appId === undefined && can('miniProgramBridge')
  if (target.link === undefined && !isBridged) return <>{fallback}</>
  return <Button {...look} onClick={() => openMiniProgram(target).then(onLaunched)} />
}
