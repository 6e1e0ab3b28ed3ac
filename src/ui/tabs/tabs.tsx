import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { Box } from '../primitives/box'
import { Button } from '../primitives/button'
import './tabs.css'

export interface TabsProps<T extends string> {
  /** The name of what the tabs choose between. */
  label: string
  tabs: readonly { value: T; text: string }[]
  value: T
  onChange: (value: T) => void
  /** The panel of the chosen tab. */
  children: ReactNode
}

/** A row of tabs above the panel of the chosen one. */
export const Tabs = <T extends string>(props: TabsProps<T>) => {
  const { label, tabs, value, onChange, children } = props
  const id = `hm-${useId().replace(/\W/g, '')}`
  const tabId = (tab: T) => `${id}-${tab}`
  return (
    <>
      <Box role="tablist" label={label} className="hm-tabs">
        {tabs.map((tab) => (
          <Button
            key={tab.value}
            kind="bare"
            role="tab"
            id={tabId(tab.value)}
            controls={id}
            selected={tab.value === value}
            className={classNames('hm-tabs__tab', tab.value === value && 'hm-tabs__tab--on')}
            onClick={() => onChange(tab.value)}
          >
            {tab.text}
          </Button>
        ))}
      </Box>
      <Box role="tabpanel" id={id} labelledBy={tabId(value)}>
        {children}
      </Box>
    </>
  )
}
