import type { ReactElement } from 'react'
import { shell } from '@/copy/shell/shell'
import { noteFault } from '@/platform/fault'
import { toast } from '../toast/service'
import type { Answer, Dialog } from './define'
import type { DialogStack } from './stack'

/** The dialogs of one page. The code that orders and draws them loads with the first dialog. */
export class PageDialogs {
  private stack: DialogStack | undefined
  private disposed = false

  constructor(private readonly put: (over: ReactElement | undefined) => void) {}

  async ask<P extends object, T>(dialog: Dialog<P, T>, props: P): Promise<Answer<T>> {
    const code = await import('./stack').catch((why: unknown) => {
      if (dialog.uninvited) noteFault(why)
      else toast(shell.offline)
      return undefined
    })
    if (!code || this.disposed) return { kind: 'dismissed' }
    this.stack ??= new code.DialogStack(this.put)
    return this.stack.ask(dialog, props)
  }

  /** Dismisses open and waiting dialogs when the page is left. */
  dispose(): void {
    this.disposed = true
    this.stack?.dispose()
  }
}
