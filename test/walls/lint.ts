import { join } from 'node:path'
import { ESLint } from 'eslint'

export const root = join(__dirname, '../..')

interface Complaint {
  line: number
  message: string
}

/**
 * The messages of one rule of eslint.config.mjs for a file as if it had this code. The file is not
 * written, and its types are not checked.
 */
export async function complaints(file: string, code: string, rule: string): Promise<Complaint[]> {
  const eslint = new ESLint({
    cwd: root,
    ruleFilter: ({ ruleId }) => ruleId === rule,
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  })
  const results = await eslint.lintText(code, { filePath: join(root, file) })
  const messages = results.flatMap((result) => result.messages)
  const broken = messages.find(({ fatal }) => fatal)
  if (broken) throw new Error(`${file}: ${broken.message}`)
  return messages.map(({ line, message }) => ({ line, message }))
}
