/** `wx.createAnimation` only records its steps here. Nothing moves. */

const STYLES =
  'opacity backgroundColor width height top left bottom right rotate rotateX rotateY rotateZ rotate3d' +
  ' scale scaleX scaleY scaleZ scale3d translate translateX translateY translateZ translate3d' +
  ' skew skewX skewY matrix matrix3d'

type Change = { readonly type: string; readonly args: readonly unknown[] }
type Step = { readonly animates: readonly Change[]; readonly option: object }

export const createAnimation = (usual: object = {}): Readonly<Record<string, unknown>> => {
  let changes: Change[] = []
  let steps: Step[] = []
  const animation: Record<string, unknown> = {
    step: (option: object = {}) => {
      steps.push({ animates: changes, option: { ...usual, ...option } })
      changes = []
      return animation
    },
    export: () => {
      const actions = steps
      steps = []
      return { actions }
    },
  }
  for (const type of STYLES.split(' '))
    animation[type] = (...args: unknown[]) => {
      changes.push({ type, args })
      return animation
    }
  return animation
}
