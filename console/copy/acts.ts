import type { NextAct } from '../../server/console/calls/fields'

/** Words around everything that is done. */
export const actCopy = {
  done: '已完成',
  asked: '已提交，等待另一人复核',
  twoPersons: '需另一人复核',
  nextActs: '现在可以做什么',
  bothSides: '两边的内容',
  notReady: '请先处理好上面的内容',
  what: '哪一项',
  seen: '您看到的',
  now: '现在的',
  anyway: '看过了，仍按我填的提交',
  proof: '证明',
  proofHint: '例如来信或录音的编号，4 至 80 字',
  proofNeeded: '请填写证明，至少 4 个字',
} as const

/** Why something may not be done now. */
export const notNow: Readonly<Record<NonNullable<NextAct['reason']>, string>> = {
  STATE: '当前状态不允许',
  PERMISSION: '您的角色没有这项权限',
  TOO_LATE: '已过期限',
  WAITING: '已申请，等待复核',
  ENDED: '已结束',
  NOTHING_TO_DO: '没有需要处理的',
}
