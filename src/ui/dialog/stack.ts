import { createElement, type ComponentType, type ReactElement } from 'react'
import { shell } from '@/copy/shell/shell'
import { DIALOG_CLOSE_MS } from '@/domain/time/timings'
import { noteFault } from '@/platform/fault'
import { guardBack } from '@/platform/navigation'
import { toast } from '../toast/service'
import type { Answer, Dialog, DialogControls } from './define'
import { DialogFrames } from './frames'
import { messageDialog, unloaded } from './message-dialog'
import { noteShown } from './popup-record'

/** An open dialog. Its types are hidden: a frame only draws it and passes the dismissal on. */
export interface OpenDialog {
  id: number
  look: 'modal' | 'sheet'
  label: string
  dismissable: boolean
  height: string | undefined
  closing: boolean
  content: ReactElement
  dismiss: () => void
  /** The definition that it was opened from. */
  dialog: object
  /** Resolves when the dialog is removed. */
  gone: Promise<void>
}

interface Waiting {
  open: () => Promise<void>
  /** Settles the call without showing the dialog. */
  drop: () => void
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A property of a dialog, fixed or computed from its props. */
const given = <P, V>(value: V | ((props: P) => V), props: P): V =>
  typeof value === 'function' ? (value as (props: P) => V)(props) : value

/**
 * The dialogs of one page. They open one after another, except that questions of other dialogs open
 * above. Every call to `ask` settles exactly once, after its dialog is removed and the history is
 * restored, so that the caller may navigate at once.
 */
export class DialogStack {
  private waiting: Waiting[] = []
  private busy = false
  private disposed = false
  private shown: readonly OpenDialog[] = []
  private lastId = 0

  constructor(private readonly put: (over: ReactElement | undefined) => void) {}

  ask<P extends object, T>(dialog: Dialog<P, T>, props: P): Promise<Answer<T>> {
    return new Promise((resolve) => {
      const call = {
        open: async () => resolve(await this.show(dialog, props)),
        drop: () => resolve({ kind: 'dismissed' }),
      }
      if (dialog.above) void this.openAbove(dialog, call)
      else this.enqueue(call)
    })
  }

  /** Dismisses open and waiting dialogs when the page is left. */
  dispose(): void {
    this.disposed = true
    for (const { drop } of this.waiting.splice(0)) drop()
    for (const { dismiss } of this.shown) dismiss()
  }

  private get top(): OpenDialog | undefined {
    return this.shown[this.shown.length - 1]
  }

  private enqueue(call: Waiting): void {
    if (this.disposed) call.drop()
    else {
      this.waiting.push(call)
      void this.next()
    }
  }

  /**
   * Opens above the present dialog, which stays open. Two dialogs of one kind open one after the
   * other.
   */
  private async openAbove(dialog: object, call: Waiting): Promise<void> {
    for (let { top } = this; top; { top } = this) {
      if (!top.closing && top.dialog !== dialog) return call.open()
      await top.gone
    }
    this.enqueue(call)
  }

  private async next(): Promise<void> {
    if (this.busy) return
    this.busy = true
    for (let call = this.waiting.shift(); call; call = this.waiting.shift()) await call.open()
    this.busy = false
  }

  private async show<P extends object, T>(dialog: Dialog<P, T>, props: P): Promise<Answer<T>> {
    for (;;) {
      const Body = await dialog.load().catch((why: unknown) => {
        if (dialog.uninvited) noteFault(why)
        return undefined
      })
      if (this.disposed) return { kind: 'dismissed' }
      if (Body) return this.present(dialog, props, Body)
      if (dialog.uninvited || !(await this.askToRetry(dialog))) return { kind: 'dismissed' }
    }
  }

  /**
   * Handles content that did not load. The question's own code is loaded early (`fetchMessage`);
   * without it a toast says so.
   */
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
    let leave: () => void = () => undefined
    const gone = new Promise<void>((resolve) => {
      leave = resolve
    })
    const dismiss = () => settle({ kind: 'dismissed' })
    const release = guardBack(dismiss)
    const open: OpenDialog = {
      id: (this.lastId += 1),
      look: dialog.look,
      label: dialog.label(props),
      dismissable: given(dialog.dismissable ?? true, props),
      height: given(dialog.height, props),
      closing: false,
      content: createElement(Body, {
        ...props,
        confirm: (value: T) => settle({ kind: 'confirmed', value }),
        cancel: () => settle({ kind: 'cancelled' }),
      }),
      dismiss,
      dialog,
      gone,
    }
    this.draw([...this.shown, open])
    noteShown(open.label)
    const answer = await answered
    if (!this.disposed) {
      this.draw(this.shown.map((one) => (one.id === open.id ? { ...open, closing: true } : one)))
      await after(DIALOG_CLOSE_MS)
      await release()
    }
    this.draw(this.shown.filter(({ id }) => id !== open.id))
    leave()
    return answer
  }

  private draw(dialogs: readonly OpenDialog[]): void {
    this.shown = dialogs
    this.put(dialogs.length > 0 ? createElement(DialogFrames, { dialogs }) : undefined)
  }
}
