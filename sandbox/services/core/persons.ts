/** People of test mode (docs/insurer-core.md): what a core does about them stands in their name. */

type Wish = 'REFUSED' | 'LATE' | 'LATE_REFUSED' | 'NEVER'
type Question = 'accept' | 'issue' | 'tell' | 'ask' | 'endorse' | 'row'

const wishes: Record<Question, Record<string, Wish>> = {
  accept: { 测试拒投: 'REFUSED' },
  issue: {
    ...{ 测试拒投: 'REFUSED', 测试拒保: 'REFUSED', 测试稍后: 'LATE' },
    ...{ 测试后拒: 'LATE_REFUSED', 测试久候: 'NEVER' },
  },
  tell: { 测试缓退: 'LATE' },
  ask: { 测试不退: 'REFUSED', 测试缓退: 'LATE' },
  endorse: { 测试不改: 'REFUSED', 测试缓改: 'LATE' },
  row: { 测试拒收: 'REFUSED', 测试缓收: 'LATE' },
}

const LATE_MS = 2_000

/**
 * What this person's name asks for, `ms` after the first request; undefined where nothing is asked
 * for.
 */
export function wishOfName(
  question: Question,
  { name }: { name: string },
  ms: number,
): 'REFUSED' | 'LATER' | undefined {
  const wish = wishes[question][Array.from(name).slice(0, 4).join('')]
  if (wish === undefined || wish === 'REFUSED') return wish
  if (wish === 'NEVER' || ms < LATE_MS) return 'LATER'
  return wish === 'LATE_REFUSED' ? 'REFUSED' : undefined
}
