import { rooted } from '@/domain/address/query'
import { done, type PortResult } from '../../failure'
import { invoke } from '../wechat-bridge'

/** Opens a page of the surrounding mini-program. */
export const openPage = async (path: string): Promise<PortResult> => {
  const opened = await invoke('invokeMiniProgramAPI', {
    name: 'navigateTo',
    arg: { url: rooted(path) },
  })
  return opened.ok ? done : opened
}
