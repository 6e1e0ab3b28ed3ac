import type { Drawing } from '@/domain/look/drawing'
import type { BaseProps, Named, WithChildren } from './base.types'
import type { IconName } from './icons'

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

export interface TextProps extends BaseProps, WithChildren {
  /** `block` is a paragraph; the others stay in the line. */
  as?: 'inline' | 'block' | 'strong' | 'deleted' | undefined
  size?: 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | undefined
  tone?: 'ink' | 'soft' | 'faint' | 'accent' | 'danger' | 'success' | 'warning' | undefined
  bold?: boolean | undefined
  /** Digits of equal width, for amounts, dates and countdowns. */
  numeric?: boolean | undefined
}

export interface HeadingProps extends BaseProps, WithChildren {
  /** Level 1 is the page's title, which the page shell draws. */
  level: 1 | 2 | 3 | 4
}

export interface IconProps extends BaseProps {
  name: IconName
  /** CSS pixels; 20 by default. */
  size?: number | undefined
  /** The meaning, if no text beside the icon gives it. */
  label?: string | undefined
}

export interface ImageProps extends BaseProps {
  src: string
  /** What the picture shows; empty for decoration. */
  alt: string
  /** In CSS pixels. Both are needed, so that the page does not jump when the picture arrives. */
  width?: number | undefined
  height?: number | undefined
  /** Loads the picture when it comes near the screen. */
  lazy?: boolean | undefined
  fit?: 'cover' | 'contain' | 'width' | undefined
  onLoad?: (() => void) | undefined
  onError?: (() => void) | undefined
}

/** A decoration. It carries no information. */
export interface DrawnImageProps {
  drawing: Drawing
  /** The class sets the size, because a drawing has none. */
  className: string
}

export interface CanvasProps {
  /** The id by which platform/painting finds it; one of the page. */
  id: string
}

export interface LabelProps extends BaseProps, WithChildren {
  /** Id of the control that it names. */
  htmlFor: string
}

export interface LinkProps extends BaseProps, Named, WithChildren {
  /** A path built by src/routes. */
  to: string
  /** Opens the page in place of this one. */
  replace?: boolean | undefined
}

export interface OutsideLinkProps extends BaseProps, Named, WithChildren {
  /** An address of another host. Our page stays open. */
  to: string
}

export interface ListProps extends BaseProps, Named, WithChildren {
  /** Whether the order of the items matters. */
  ordered?: boolean | undefined
}

export interface ListItemProps extends BaseProps, WithChildren {}

export interface ScrollAreaProps extends BaseProps, Named, WithChildren {
  /** Called when the end is visible, or when everything fits without scrolling. */
  onReachBottom?: (() => void) | undefined
}

export interface WebViewProps {
  src: string
  /** The accessible name of the frame. */
  title: string
  onFailed: () => void
}
