import { documentKey } from '@/contract/guides'
import { fenToYuan } from '@/domain/money/money'
import type { Context } from '../context/context'
import { isDetached, partitionOf } from '../db/partitions'
import { isChainSound } from '../records/evidence/chain'
import { findEvidenceWithSteps, type EvidenceEventRow } from '../records/evidence/repo'
import { proposalById } from '../records/proposal/repo'
import { proposalStatusOf } from '../records/transition/status'

const stepNames: Readonly<Record<string, string>> = {
  ENTER: '进入页面',
  READ: '阅读至末尾',
  AGREE: '同意',
  FILL: '填写投保信息并提交校验',
  HEALTH: '确认健康告知',
  DELEGATE: '请子女代为填写',
  FILL_FOR: '子女代为填写并交回',
  SUBMIT: '提交投保单',
  CONFIRM: '确认投保信息',
  PAY: '发起支付',
}

const pages: Readonly<Record<string, string>> = {
  insure: '产品页',
  delegation: '请子女代办说明',
  'insure-apply': '投保信息页',
  apply: '投保信息页',
  health: '健康告知',
  'health-confirm': '健康告知页',
  'pay-confirm': '订单确认页',
}

const shanghai = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
})

/** The answers to single questions: 第1项 否，第2项 否（一并回答）. */
const answersText = (answers: string | undefined): string =>
  answers === undefined
    ? ''
    : `：${answers
        .split(',')
        .map((answer, at) => `第${at + 1}项 否${answer === 'NO_TO_ALL' ? '（一并回答）' : ''}`)
        .join('，')}`

/** An agreement of an earlier purchase that still holds. */
const beforeText = (agreedAt: string | undefined): string =>
  agreedAt === undefined ? '' : `（沿用${shanghai.format(Date.parse(agreedAt))}的同意）`

/** When another account agreed to fill the form in, handed it in, and the applicant took it over. */
const filledText = (detail: Record<string, string> | null): string => {
  const { consentedAt, filledAt, takenAt } = detail ?? {}
  if (!consentedAt || !filledAt || !takenAt) return ''
  const at = (instant: string) => shanghai.format(Date.parse(instant))
  return `（${at(consentedAt)}同意，${at(filledAt)}交回，${at(takenAt)}由本人查看）`
}

const row = (
  { position, at, clientAt, type, pageId, pageVersion, textHash, detail }: EvidenceEventRow,
  titleOf: (text: string) => string,
): string =>
  [
    '',
    position + 1,
    shanghai.format(at),
    clientAt === null ? '服务端' : `客户端 ${shanghai.format(Date.parse(clientAt))}`,
    (stepNames[type] ?? type) +
      answersText(detail?.['answers']) +
      beforeText(detail?.['agreedAt']) +
      filledText(detail),
    pages[pageId] ?? titleOf(pageId),
    pageVersion,
    textHash?.slice(0, 12) ?? '—',
    '',
  ].join(' | ')

/**
 * The sales evidence of a proposal as a readable page that can answer a complaint (银保监发〔2020〕26号:
 * readable, not obscure code). It contains no names; those are in the proposal.
 */
export async function evidencePage(ctx: Context, proposalId: string): Promise<string | undefined> {
  const proposal = await proposalById(ctx.db, proposalId)
  const found = proposal && (await findEvidenceWithSteps(ctx.db, proposal.traceId))
  if (!found) return undefined
  const { evidence, steps } = found
  const whole = steps.length === evidence.length && steps.at(-1)?.hash === evidence.headHash
  const sound = whole && isChainSound(ctx.keys, steps)
  const isAway = steps.length === 0 && (await isDetached(ctx.db, evidence.month))
  const state = isAway
    ? `步骤已移出在线库，存于归档表 ${partitionOf(evidence.month)}`
    : sound
      ? '完整，哈希链校验通过'
      : '校验未通过，记录可能被改动'
  const page = ctx.catalogue.product(proposal.cityCode, proposal.productCode)?.page
  const titleOf = (text: string) =>
    page?.notices.find(({ type }) => text === `notice:${type}`)?.title ??
    page?.terms.find(({ url }) => text === documentKey(url))?.title ??
    text
  return [
    `# 销售过程回溯记录`,
    '',
    `- 产品：${page?.filedName ?? proposal.productCode}（${proposal.cityCode} ${proposal.productCode}）`,
    `- 投保单号：${proposal.id}`,
    `- 状态：${proposalStatusOf(ctx, proposal)}，保费 ${fenToYuan({ fen: proposal.totalFen })} 元`,
    `- 保障期间：${proposal.effectiveOn} 至 ${proposal.expireOn}`,
    `- 记录完整性：${state}（${isAway ? evidence.length : steps.length} 步）`,
    '',
    ' | 序号 | 时间（服务器） | 来源 | 操作 | 页面或文本 | 版本 | 文本摘要 | ',
    ' | ---: | --- | --- | --- | --- | --- | --- | ',
    ...steps.map((step) => row(step, titleOf)),
    '',
    '时间为北京时间。文本摘要为所展示文本的 SHA-256 前 12 位，可与该版本存档文本核对。',
    '',
  ].join('\n')
}
