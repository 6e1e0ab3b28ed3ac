import type { Pen } from '@/platform/paint-drawing'

/** A context of a canvas that notes in short what was painted. Signs are as wide as their size. */
export const recordingPen = (): { pen: Pen; calls: string[] } => {
  const calls: string[] = []
  const numbers = (given: unknown[]) =>
    given.filter((one) => typeof one === 'number').map((one) => Math.round(one * 100) / 100)
  const sizeOf = (font: string) => Number(/(\d+)px/.exec(font)?.[1] ?? 10)
  const state = { globalAlpha: 1, fillStyle: '#000000', strokeStyle: '#000000' }
  const saved: object[] = []
  const own: Record<string, unknown> = {
    ...state,
    ...{ font: '10px', lineWidth: 1 },
    measureText: (text: string) => ({ width: [...text].length * sizeOf(String(own.font)) }),
    fillText: (text: string, x: number, y: number) =>
      calls.push(
        `fillText ${text} ${x} ${y} ${String(own.fillStyle)} ${String(own.font).split(' -')[0]}`,
      ),
    fill: () => calls.push(`fill ${String(own.fillStyle)} ${String(own.globalAlpha)}`),
    stroke: () => calls.push(`stroke ${String(own.strokeStyle)} ${String(own.lineWidth)}`),
    arc: (x: number, y: number, r: number) => calls.push(`arc ${x} ${y} ${r}`),
    save: () => {
      saved.push({ globalAlpha: own.globalAlpha })
      calls.push('save')
    },
    restore: () => {
      Object.assign(own, saved.pop())
      calls.push('restore')
    },
  }
  const pen = new Proxy(own, {
    get: (target, name: string) =>
      name in target
        ? target[name]
        : (...given: unknown[]) => calls.push([name, ...numbers(given)].join(' ')),
  })
  return { pen: pen as unknown as Pen, calls }
}
