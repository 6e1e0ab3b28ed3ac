/** Files of `target` may not import files of `from`. `except` names exceptions below `from`. */
export interface Wall {
  target: string | string[]
  from: string | string[]
  except?: string[]
  message: string
}
export const walls: Wall[]
