import { createElement, type ComponentType, type ReactElement } from 'react'
import { shell } from '@/copy/shell/shell'
import { DIALOG_CLOSE_MS } from '@/domain/time/timings'
import { toast } from '../toast/service'
import type { Answer, DialogControls } from './answer'
import type { Dialog } from './define'
import { messageDialog, unloaded } from './message-dialog'
import { noteShown } from './shown'

/** A dialog on show. Its types are closed over: the host only draws it and passes dismissal on. */
export interface OpenDialog {
  id: number
  look: 'modal' | 'sheet'
  label: string
  dismissable: boolean
  height: string | undefined
  closing: boolean
  content: ReactElement
  dismiss: () => void
}

interface Waiting {
  open: () => Promise<void>
  /** Settles it without showing it. */
  drop: () => void
}

/** Makes Back call the function; the answer gives Back free again. */
export type GuardBack = (onBack: () => void) => () => Promise<void>

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * The dialogs of one page, one at a time. Every call to `ask` settles exactly once, after its
 * dialog is gone and history is as it was, so whoever asked may navigate at once.
 */
export class DialogQueue {
  private waiting: Waiting[] = []
  private busy = false
  private disposed = false
  private shown: OpenDialog | undefined
  private lastId = 0
  private readonly listeners = new Set<() => void>()

  constructor(private readonly guardBack: GuardBack) {}

  ask<P extends object, T>(dialog: Dialog<P, T>, props: P): Promise<Answer<T>> {
    return new Promise((resolve) => {
      if (this.disposed) {
        resolve({ kind: 'dismissed' })
        return
      }
      this.waiting.push({
        open: async () => resolve(await this.show(dialog, props)),
        drop: () => resolve({ kind: 'dismissed' }),
      })
      void this.next()
    })
  }

  /** The page is gone: what is open or waiting is dismissed. */
  dispose(): void {
    this.disposed = true
    for (const { drop } of this.waiting.splice(0)) drop()
    this.shown?.dismiss()
  }

  readonly current = (): OpenDialog | undefined => this.shown

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private async next(): Promise<void> {
    if (this.busy) return
    this.busy = true
    for (let call = this.waiting.shift(); call; call = this.waiting.shift()) await call.open()
    this.busy = false
  }

  private async show<P extends object, T>(dialog: Dialog<P, T>, props: P): Promise<Answer<T>> {
    for (;;) {
      const Body = await dialog.load().catch(() => undefined)
      if (this.disposed) return { kind: 'dismissed' }
      if (Body) return this.present(dialog, props, Body)
      if (!(await this.askToRetry(dialog))) return { kind: 'dismissed' }
    }
  }

  /** Its content did not come. What asks is fetched early (`fetchMessage`); if not, a toast says so. */
  private async askToRetry(dialog: object): Promise<boolean> {
    if (dialog !== messageDialog)
      return (await this.show(messageDialog, unloaded())).kind === 'confirmed'
    toast(shell.offline)
    return false
  }

  private async present<P extends object, T>(
    dialog: Dialog<P, T>,
    props: P,
    Body: ComponentType<P & DialogControls<T>>,
  ): Promise<Answer<T>> {
    let settle: (answer: Answer<T>) => void = () => undefined
    const answered = new Promise<Answer<T>>((resolve) => {
      settle = resolve
    })
    const dismiss = () => settle({ kind: 'dismissed' })
    const release = this.guardBack(dismiss)
    const open: OpenDialog = {
      id: (this.lastId += 1),
      look: dialog.look,
      label: dialog.label(props),
      dismissable: dialog.dismissable ?? true,
      height: dialog.height,
      closing: false,
      content: createElement(Body, {
        ...props,
        confirm: (value: T) => settle({ kind: 'confirmed', value }),
        cancel: () => settle({ kind: 'cancelled' }),
      }),
      dismiss,
    }
    this.put(open)
    noteShown(open.label)
    const answer = await answered
    if (!this.disposed) {
      this.put({ ...open, closing: true })
      await after(DIALOG_CLOSE_MS)
      await release()
    }
    this.put(undefined)
    return answer
  }

  private put(open: OpenDialog | undefined): void {
    this.shown = open
    for (const listener of this.listeners) listener()
  }
}
