/** What WeChat's context of a canvas has in common with a browser's, and programs use. */
const METHODS = [
  ...['save', 'restore', 'scale', 'rotate', 'translate', 'transform', 'setTransform'],
  ...['clearRect', 'fillRect', 'strokeRect', 'beginPath', 'closePath', 'moveTo', 'lineTo'],
  ...['bezierCurveTo', 'quadraticCurveTo', 'arc', 'arcTo', 'rect', 'fill', 'stroke', 'clip'],
  ...['fillText', 'strokeText', 'measureText', 'setLineDash', 'createLinearGradient'],
  ...['createRadialGradient', 'drawImage'],
] as const

const PROPERTIES = [
  ...['fillStyle', 'strokeStyle', 'lineWidth', 'lineCap', 'lineJoin', 'miterLimit', 'font'],
  ...['textAlign', 'textBaseline', 'globalAlpha', 'globalCompositeOperation', 'shadowBlur'],
  ...['shadowColor', 'shadowOffsetX', 'shadowOffsetY'],
] as const

/** Pictures and canvases of the mini-program, with those of the browser behind them. */
const drawable = new WeakMap<object, CanvasImageSource>()

export const letDraw = (own: object, real: CanvasImageSource): void => {
  drawable.set(own, real)
}

/** The browser's picture behind one of the mini-program. It throws as WeChat does for others. */
const realOf = (own: unknown): CanvasImageSource => {
  const real = drawable.get(own as object)
  if (!real) throw new TypeError('drawImage takes a picture of canvas.createImage or a canvas')
  return real
}

/** The context that a program gets: a drawing of the browser's, with nothing that WeChat lacks. */
export const penOf = (real: CanvasRenderingContext2D): object => {
  const pen = {}
  for (const name of METHODS) {
    const method = real[name] as (...given: unknown[]) => unknown
    const act = (...given: unknown[]) =>
      name === 'drawImage'
        ? method.call(real, realOf(given[0]), ...given.slice(1))
        : method.apply(real, given)
    Object.defineProperty(pen, name, { value: act })
  }
  for (const name of PROPERTIES)
    Object.defineProperty(pen, name, {
      get: () => real[name],
      set: (value: unknown) => void Object.assign(real, { [name]: value }),
    })
  return pen
}
