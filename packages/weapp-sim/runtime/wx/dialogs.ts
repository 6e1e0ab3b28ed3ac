import { ApiFailure } from '../shell/api-failure'
import { asyncApis } from './api'
import type { Options } from './api'

const draw = (className: string, ...children: readonly (Node | string)[]): HTMLElement => {
  const element = document.createElement('div')
  element.className = className
  element.append(...children)
  return element
}

const button = (className: string, text: string, press: () => void): HTMLElement => {
  const element = draw(className, text)
  element.addEventListener('click', press)
  return element
}

const text = (value: unknown, fallback = '') => String(value ?? fallback)

interface OpenDialog {
  confirm(): void
  cancel(): void
}

let dialog: OpenDialog | undefined

const openDialog = (): OpenDialog => {
  if (!dialog) throw new Error('no dialog is open')
  return dialog
}

/** Presses the buttons of the dialog that WeChat draws above the page. */
export const pressConfirm = (): void => openDialog().confirm()
export const pressCancel = (): void => openDialog().cancel()

const showModal = (options: Options) =>
  new Promise<object>((resolve) => {
    const close = (confirm: boolean) => () => {
      box.remove()
      dialog = undefined
      resolve({ confirm, cancel: !confirm, content: null })
    }
    dialog = { confirm: close(true), cancel: close(false) }
    const cancel = button('native-cancel', text(options.cancelText, '取消'), dialog.cancel)
    const confirm = button('native-confirm', text(options.confirmText, '确定'), dialog.confirm)
    const buttons = options.showCancel === false ? [confirm] : [cancel, confirm]
    const box = draw(
      'native-modal',
      draw('native-title', text(options.title)),
      draw('native-content', text(options.content)),
      draw('native-buttons', ...buttons),
    )
    document.body.append(box)
  })

const showActionSheet = (options: Options) =>
  new Promise<object>((resolve, reject) => {
    const cancel = () => {
      box.remove()
      dialog = undefined
      reject(new ApiFailure('cancel'))
    }
    const choose = (tapIndex: number) => () => {
      box.remove()
      dialog = undefined
      resolve({ tapIndex })
    }
    dialog = { confirm: choose(0), cancel }
    const items = (options.itemList ?? []) as string[]
    const box = draw(
      'native-sheet',
      ...items.map((item, index) => button('native-item', item, choose(index))),
      button('native-cancel', '取消', cancel),
    )
    document.body.append(box)
  })

const DEFAULT_TOAST_MS = 1500

let toast: HTMLElement | undefined
let toastTimer: ReturnType<typeof setTimeout> | undefined

const hideToast = () => {
  clearTimeout(toastTimer)
  toast?.remove()
  toast = undefined
}

const showToast = (options: Options, duration: number | undefined) => {
  hideToast()
  toast = draw('native-toast', text(options.title))
  document.body.append(toast)
  if (duration !== undefined) toastTimer = setTimeout(hideToast, duration)
}

export const dialogs = asyncApis({
  showModal,
  showActionSheet,
  showToast: (options) => showToast(options, Number(options.duration ?? DEFAULT_TOAST_MS)),
  showLoading: (options) => showToast(options, undefined),
  hideToast,
  hideLoading: hideToast,
})
