import type { BaseProps, Named, WithChildren } from './base.types'

export interface BoxProps extends BaseProps, Named, WithChildren {
  /** The HTML element, if it has a meaning: landmarks and groups. */
  as?: 'div' | 'main' | 'header' | 'footer' | 'section' | 'article' | 'nav' | 'aside' | undefined
  role?:
    | 'alert'
    | 'status'
    | 'group'
    | 'list'
    | 'listitem'
    | 'region'
    | 'dialog'
    | 'alertdialog'
    | 'tabpanel'
    | 'img'
    | 'tablist'
    | 'timer'
    | 'table'
    | 'row'
    | 'cell'
    | 'columnheader'
    | 'rowheader'
    | undefined
  /** Hidden from assistive technology only. */
  decorative?: boolean | undefined
  modal?: boolean | undefined
  busy?: boolean | undefined
}
