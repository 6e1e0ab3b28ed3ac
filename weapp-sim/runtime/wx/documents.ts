import { openAlbum } from '../scopes'
import { ApiFailure, asyncApis } from './api'
import { fileAt } from './files'

/** A document in WeChat's viewer, which lies over the page and is none of the mini-program's. */
export interface ShownDocument {
  readonly fileType: string
  /** The viewer's menu sends the document on and keeps it. */
  readonly showMenu: boolean
  readonly base64: string
}

/** What `fileType` of `wx.openDocument` may say. */
const TYPES = ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'pdf']

let documents: ShownDocument[] = []
let pictures: string[] = []

/** Every document since the last time it was asked. */
export const takeDocuments = (): readonly ShownDocument[] => {
  const taken = documents
  documents = []
  return taken
}

/** Every picture that was put into the album since the last time it was asked, in base64. */
export const takeAlbum = (): readonly string[] => {
  const taken = pictures
  pictures = []
  return taken
}

/** Takes a file of the phone, never an address of the network. */
export const documentApis = asyncApis({
  openDocument: ({ filePath, fileType, showMenu }) => {
    const { base64 } = fileAt(filePath)
    const type = String(fileType ?? String(filePath).split('.').pop())
    if (!TYPES.includes(type)) throw new ApiFailure('filetype not supported')
    documents.push({ fileType: type, showMenu: showMenu === true, base64 })
  },
  saveImageToPhotosAlbum: async ({ filePath }) => {
    const { type, base64 } = fileAt(filePath)
    if (!type.startsWith('image/')) throw new ApiFailure('invalid file type')
    await openAlbum('saveImageToPhotosAlbum')
    pictures.push(base64)
  },
})
