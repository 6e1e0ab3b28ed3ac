import { ApiFailure } from './api-failure'
import { askPerson, isAttended } from './ask-person'
import type { LocalFile } from './files'

let closes = false
let sent: string[] = []

/** Sets whether the person closes WeChat's menu of a picture without sending it. */
export const setPictureMenu = (given: { readonly closes: boolean }): void => {
  closes = given.closes
}

/** Every picture sent by that menu since the last call of this function, in base64. */
export const takeSentPictures = (): readonly string[] => {
  const taken = sent
  sent = []
  return taken
}

/** The album of a frame is the downloads of the person's browser. */
export const saveDownload = ({ type, base64 }: LocalFile): void => {
  const href = `data:${type};base64,${base64}`
  Object.assign(document.createElement('a'), { href, download: 'picture' }).click()
}

const staysHere = async (): Promise<boolean> => {
  if (!isAttended) return closes
  const answer = await askPerson('发送图片', '微信把图片发给您选的朋友', [
    ['send', '发送给朋友'],
    ['cancel', '取消'],
  ])
  return answer === 'cancel'
}

/** `wx.showShareImageMenu`: sends a picture of the phone to a chat. */
export const showPictureMenu = async ({ type, base64 }: LocalFile): Promise<void> => {
  if (!type.startsWith('image/')) throw new ApiFailure('invalid file type')
  if (await staysHere()) throw new ApiFailure('cancel')
  sent.push(base64)
}
