import assert from 'node:assert/strict'
import type { MiniProgram } from '@huimin/weapp-sim'
import { refused } from './promise'
import type { HostPromise } from './promise'

declare const wx: {
  downloadFile(options: {
    url: string
    success: (answer: { tempFilePath: string }) => void
    fail: (failure: object) => void
  }): { abort?: unknown; onProgressUpdate?: unknown }
}

/** Downloads a page of the site and answers its path on the phone. */
const fetched = (mini: MiniProgram, site: string) =>
  mini.evaluate(
    (url: string) =>
      new Promise((resolve, reject) => {
        const task = wx.downloadFile({
          url,
          success: ({ tempFilePath }) => resolve(tempFilePath),
          fail: reject,
        })
        if (!task.abort || !task.onProgressUpdate) reject(new Error('no task'))
      }),
    `${site}/`,
  ) as Promise<string>

/** Documents in the viewer and pictures in the album. */
export const DOCUMENTS: readonly HostPromise[] = [
  {
    name: 'a document opens from a file of the phone, never from an address',
    check: async (mini, sim, site) => {
      const filePath = await fetched(mini, site)
      await mini.callWxMethod('openDocument', { filePath, fileType: 'pdf', showMenu: true })
      const [shown] = await sim.documents()
      assert.deepEqual([shown?.fileType, shown?.showMenu], ['pdf', true])
      assert.match(Buffer.from(shown?.base64 ?? '', 'base64').toString(), /^<!doctype html>/)
      const far = { filePath: `${site}/`, fileType: 'pdf' }
      await refused(mini.callWxMethod('openDocument', far), /doesn't exist/)
    },
    broken: {
      file: 'shell/files.ts',
      from: 'if (!file) throw',
      to: 'if (!file) return {}\n  if (false) throw',
    },
  },
  {
    name: 'a file that is no document does not open',
    check: async (mini, _, site) => {
      const filePath = await fetched(mini, site)
      await refused(mini.callWxMethod('openDocument', { filePath }), /filetype not supported/)
    },
    broken: { file: 'wx/documents.ts', from: '!TYPES.includes(type)', to: 'false' },
  },
  {
    name: 'and one that is no picture does not enter the album',
    check: async (mini, sim, site) => {
      const filePath = await fetched(mini, site)
      const save = mini.callWxMethod('saveImageToPhotosAlbum', { filePath })
      await refused(save, /invalid file type/)
      assert.deepEqual(await sim.album(), [])
    },
    broken: { file: 'wx/documents.ts', from: "!type.startsWith('image/')", to: 'false' },
  },
]
