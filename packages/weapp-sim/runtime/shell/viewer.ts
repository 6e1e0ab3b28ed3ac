const MEDIA_TYPES: Readonly<Record<string, string>> = { pdf: 'application/pdf' }

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))

/** WeChat's viewer of documents, which lies over the page until the person goes back. */
export const showDocument = (type: string, base64: string): void => {
  const viewer = document.createElement('div')
  viewer.className = 'native-viewer'
  const back = Object.assign(document.createElement('button'), { textContent: '返回' })
  const file = new Blob([bytesOf(base64)], { type: MEDIA_TYPES[type] ?? '' })
  const address = URL.createObjectURL(file)
  const frame = Object.assign(document.createElement('iframe'), { title: '文件', src: address })
  back.addEventListener('click', () => {
    viewer.remove()
    URL.revokeObjectURL(address)
  })
  viewer.append(back, frame)
  document.body.append(viewer)
}
