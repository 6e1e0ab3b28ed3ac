import { attempt, unsupported } from './failure'
import type { PicturePort } from './picture.types'

/** The longer side of the picture in px. Small print stays readable at this size. */
const MOST_PX = 2000
const QUALITY = 0.85

const dataOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'))
    reader.readAsDataURL(file)
  })

const imageOf = (src: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('not a picture'))
    image.src = src
  })

/** Draws the picture again, which removes metadata of the photo, such as its location. */
const jpegOf = (image: HTMLImageElement): string => {
  const scale = Math.min(1, MOST_PX / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.naturalWidth * scale)
  canvas.height = Math.round(image.naturalHeight * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', QUALITY).split(',')[1] ?? ''
}

const chosenFile = (): Promise<File | undefined> =>
  new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = 'image/*'
    input.hidden = true
    const chosen = () => {
      resolve(input.files?.[0])
      input.remove()
    }
    input.onchange = chosen
    // Newer browsers report that the user closed the file chooser.
    input.addEventListener('cancel', chosen)
    // Some web views fire no event for an input that is not in the document.
    document.body.append(input)
    input.click()
  })

export const choosePicture: PicturePort['choosePicture'] = async () => {
  const file = await chosenFile()
  if (!file) return { ok: false, code: 'CANCELLED', why: 'no file' }
  return attempt(async () => jpegOf(await imageOf(await dataOf(file))))
}

/** Web pages enlarge a picture in their own dialog (dialogs/picture). */
export const showPicture: PicturePort['showPicture'] = () =>
  Promise.resolve(unsupported('browsers have no viewer to call'))
