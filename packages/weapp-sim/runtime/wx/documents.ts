import { ApiFailure } from '../shell/api-failure'
import { isAttended } from '../shell/ask-person'
import { fileAt } from '../shell/files'
import { saveDownload, showPictureMenu } from '../shell/picture-menu'
import { openAlbum } from '../shell/scopes'
import { showDocument } from '../shell/viewer'
import { asyncApis } from './api'

/** A document in WeChat's viewer. The viewer lies over the page and belongs to WeChat. */
export interface ShownDocument {
  readonly fileType: string
  /** Whether the viewer has a menu to forward and save the document. */
  readonly showMenu: boolean
  readonly base64: string
}

/** Allowed values of `fileType` in `wx.openDocument`. */
const TYPES = ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'pdf']

let documents: ShownDocument[] = []
let pictures: string[] = []

/** Every document since the last call of this function. */
export const takeDocuments = (): readonly ShownDocument[] => {
  const taken = documents
  documents = []
  return taken
}

/** Every picture saved to the album since the last call of this function, in base64. */
export const takeAlbum = (): readonly string[] => {
  const taken = pictures
  pictures = []
  return taken
}

/** These APIs take a file of the phone, never a network address. */
export const documentApis = asyncApis({
  openDocument: ({ filePath, fileType, showMenu }) => {
    const { base64 } = fileAt(filePath)
    const type = String(fileType ?? String(filePath).split('.').pop())
    if (!TYPES.includes(type)) throw new ApiFailure('filetype not supported')
    documents.push({ fileType: type, showMenu: showMenu === true, base64 })
    if (isAttended) showDocument(type, base64)
  },
  saveImageToPhotosAlbum: async ({ filePath }) => {
    const { type, base64 } = fileAt(filePath)
    if (!type.startsWith('image/')) throw new ApiFailure('invalid file type')
    await openAlbum('saveImageToPhotosAlbum')
    pictures.push(base64)
    if (isAttended) saveDownload({ type, base64 })
  },
  showShareImageMenu: ({ path }) => showPictureMenu(fileAt(path)),
})
