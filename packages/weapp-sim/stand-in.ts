import childProcess from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import { extname, join } from 'node:path'

/**
 * `weapp-sim test` loads this file before a script. It takes the place of the command of WeChat
 * DevTools, so that `automator.launch` of an unchanged script, or of a test runner that starts
 * processes of its own, opens the program in the simulator.
 */

/** Where miniprogram-automator looks for the command when a script names none. */
const DEFAULT_PATHS = [
  '/Applications/wechatwebdevtools.app/Contents/MacOS/cli',
  'C:/Program Files (x86)/Tencent/微信web开发者工具/cli.bat',
]

const isDevTools = (args: readonly string[]): boolean =>
  ['auto', '--project', '--auto-port'].every((word) => args.includes(word))

const after = (args: readonly string[], word: string): string => args[args.indexOf(word) + 1] ?? ''

type Spawn = (command: string, args?: readonly string[], options?: object) => ChildProcess

const startHere = (spawn: Spawn, args: readonly string[]): ChildProcess => {
  const cli = join(__dirname, `cli${extname(__filename)}`)
  const own = ['auto', after(args, '--project'), '--port', after(args, '--auto-port'), '--ends']
  // Its messages are seen, and it ends when this process does.
  const child = spawn(process.execPath, [cli, ...own], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  return child
}

const { exists } = fs
const spawn = childProcess.spawn as unknown as Spawn

Object.assign(fs, {
  exists: (path: fs.PathLike, done: (isThere: boolean) => void) =>
    DEFAULT_PATHS.includes(String(path)) ? done(true) : exists(path, done),
})
Object.assign(childProcess, {
  spawn: (command: string, ...given: [args?: readonly string[], options?: object]) =>
    Array.isArray(given[0]) && isDevTools(given[0])
      ? startHere(spawn, given[0])
      : spawn(command, ...given),
})
