/** Messages between the workbench and the page in a phone, which has another origin. */

/** A value for the first empty field with this label. */
export interface Field {
  label: string
  value: string
}

export type ToPhone =
  | { sandbox: 'fill'; fields: Field[] }
  | { sandbox: 'solve'; offset: number }
  | { sandbox: 'elder'; isOn: boolean }
  | { sandbox: 'back' }
  | { sandbox: 'reload' }
  | { sandbox: 'settled'; outTradeNo: string }

export type FromPhone =
  | { sandbox: 'at'; path: string; isElder: boolean }
  | { sandbox: 'touched' }
  | { sandbox: 'filled'; count: number }
