import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(__dirname, '..')

/** A commit in a work tree of its own. */
export interface WorkTree {
  commit: string
  folder: string
  remove(): void
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/**
 * Checks a commit out, and builds its web pages if they are wanted. It takes packages from here, or its own
 * if they differ.
 */
export function checkOut(name: string, { withPages = true } = {}): WorkTree {
  const commit = git('rev-parse', '--short', `${name}^{commit}`)
  const folder = mkdtempSync(join(tmpdir(), `huimin-${commit}-`))
  git('worktree', 'add', '--quiet', '--detach', folder, commit)
  const remove = () => {
    git('worktree', 'remove', '--force', folder)
    rmSync(folder, { recursive: true, force: true })
  }
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    if (git('diff', '--name-only', commit, '--', 'package-lock.json') === '')
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    // The same command as in install.mjs: `npm ci` refuses a lock that names another platform's packages.
    else run('npm', 'install', '--no-save', '--no-audit', '--no-fund')
    if (withPages) run('node', 'scripts/build-if-changed.mjs', 'h5')
  } catch (error) {
    remove()
    throw error
  }
  return { commit, folder, remove }
}
