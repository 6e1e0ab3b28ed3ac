import type { ReactNode } from 'react'
import type { MiniProgramTarget } from '@/platform/environment.types'
import type { PortResult } from '@/platform/failure'
import type { ShareCard, ShareWay } from '@/platform/share.types'
import type { SubscribeAnswer } from '@/platform/subscribe.types'
import type { ButtonProps } from './control.types'

/** The look of a button whose tap the host handles. */
export type ButtonLook = Pick<
  ButtonProps,
  'id' | 'className' | 'style' | 'label' | 'kind' | 'size' | 'block' | 'children'
>

export interface PhoneLinkProps extends Pick<
  ButtonProps,
  'kind' | 'size' | 'block' | 'className' | 'label'
> {
  /** The number as people read it: 400-000-3101. */
  phone: string
  /** Content instead of the number. */
  children?: ReactNode
}

export interface AgreePrivacyButtonProps extends Omit<ButtonLook, 'id'> {
  onAgree: () => void
}

export interface ContactButtonProps extends ButtonLook {
  /** What the chat is about, for those who answer: an order number. */
  about?: string | undefined
  /** Runs as the chat opens. */
  onOpen?: (() => void) | undefined
  /** Shown if the host has no chat with customer service. */
  fallback: ReactNode
}

export interface OpenSettingButtonProps extends ButtonLook {
  /** The user returned from the settings, so try again what was DENIED. */
  onReturn: () => void
  /** Shown if only the user can find the settings. */
  fallback: ReactNode
}

export interface PhoneNumberButtonProps extends ButtonLook {
  /**
   * Called with a code, valid once for five minutes, by which the gateway gets the number from
   * WeChat.
   */
  onCode: (code: PortResult<string>) => void
  /** Mobile number and SMS code, for hosts where WeChat gives no number. */
  fallback: ReactNode
}

export interface ShareButtonProps extends ButtonLook {
  card: ShareCard
  /**
   * In the mini-program it is called when WeChat takes the card. WeChat does not say whether it was
   * sent.
   */
  onShared: (way: PortResult<ShareWay>) => void | Promise<void>
}

export interface SubscribeButtonProps extends ButtonLook {
  /** Three at most. */
  templateIds: readonly string[]
  onAnswer: (answers: PortResult<Record<string, SubscribeAnswer>>) => void
  /** Shown if the host cannot subscribe. */
  fallback: ReactNode
}

export interface LaunchMiniProgramButtonProps extends ButtonLook {
  target: MiniProgramTarget & {
    /** The mini-program's original id (`gh_...`), which official accounts need. */
    username?: string
  }
  onLaunched: (outcome: PortResult) => void
  /** Shown if nothing can launch the mini-program. */
  fallback: ReactNode
}
