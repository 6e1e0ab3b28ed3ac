import { ApiFailure } from './api-failure'

/** A file on the phone: downloaded or chosen (`http://tmp/`), or written (`http://usr/`). */
export interface LocalFile {
  /** Media type. */
  readonly type: string
  readonly base64: string
}

const files = new Map<string, LocalFile>()
let fetched = 0

export const keepFile = (path: string, file: LocalFile): void => void files.set(path, file)

/** Keeps a file until the run ends. The suffix comes from the media type, not from the address. */
export const keepTemporary = (file: LocalFile): string => {
  const [type = ''] = file.type.split(';')
  const path = `http://tmp/${(fetched += 1)}.${type.split('/').pop() || 'bin'}`
  keepFile(path, file)
  return path
}

export const fileAt = (path: unknown): LocalFile => {
  const file = files.get(String(path))
  if (!file) throw new ApiFailure(`file doesn't exist, ${String(path).slice(0, 40)}`)
  return file
}

/** A data URL of the file for the browser. It is undefined when there is no such file. */
export const dataAddress = (path: string): string | undefined => {
  const file = files.get(path)
  return file && `data:${file.type};base64,${file.base64}`
}
