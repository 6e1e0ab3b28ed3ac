import { ApiFailure } from './api'

/** What is on the phone of this run: what was fetched (`http://tmp/`), written (`http://usr/`), chosen. */
interface LocalFile {
  /** Media type. */
  readonly type: string
  readonly base64: string
}

const files = new Map<string, LocalFile>()
let fetched = 0

export const keepFile = (path: string, file: LocalFile): void => void files.set(path, file)

/** Ends as its type does, whatever its address was; lost with the run. */
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

/** As an address that the browser shows; undefined for what is no file. */
export const dataAddress = (path: string): string | undefined => {
  const file = files.get(path)
  return file && `data:${file.type};base64,${file.base64}`
}
