import { addressOf } from '@/domain/apply/property-insurant'
import { yuanText } from '@/domain/money/money'
import { maskIdentity, maskMobile } from '@/domain/person/mask'
import { minuteText } from '@/domain/time/instant'
import { coverageOf, type Product } from '../catalogue/product'
import { termsOf } from '../catalogue/terms'
import type { Context } from '../context/context'
import { openApplicant, openPerson } from '../records/person/person'
import type { findPolicy } from '../records/policy/repo'
import { numberOf } from '../records/policy/status'
import { relationText } from '../records/proposal/relation-text'
import { inGroups, verifyCodeOf } from './verify-code'
import { claimSteps, policyNotes, SAMPLE } from './words'

export type PolicyRow = NonNullable<Awaited<ReturnType<typeof findPolicy>>>

/** The verification code on the policy's document. */
export const codeOf = (ctx: Context, { policy, insurant, proposal }: PolicyRow): string =>
  verifyCodeOf(ctx.keys, {
    policyNo: numberOf(policy),
    cityCode: proposal.cityCode,
    productCode: proposal.productCode,
    premiumFen: policy.premiumFen,
    effectiveOn: policy.effectiveOn,
    expireOn: policy.expireOn,
    issuedAt: policy.issuedAt,
    credentialHash: insurant.credentialHash,
  })

/**
 * Draws the electronic policy. It belongs to the policyholder, so it names the people in full, as
 * the insurer's own document would. Credential and mobile numbers are masked, because the document
 * will be sent on.
 */
export async function drawPolicy(
  ctx: Context,
  row: PolicyRow,
  { product, origin }: { product: Product; origin: string },
): Promise<Buffer> {
  const { policy, insurant, proposal } = row
  const { page, companyName } = product
  const { applicant: holder, insurant: insured } = termsOf(product)
  const applicant = openApplicant(ctx.keys, proposal)
  const person = openPerson(ctx.keys, insurant)
  const code = codeOf(ctx, row)
  const policyNo = numberOf(policy)
  const { createSheet } = await import('./sheet')
  const sheet = createSheet({ title: `电子保单 ${policyNo}`, at: policy.issuedAt })
  sheet.heading('电子保险单', ctx.env.SANDBOX ? `${companyName}（${SAMPLE}）` : companyName)
  sheet.facts('保单信息', [
    ['保单号', policyNo],
    ['产品名称', page.productName],
    ['备案名称', page.filedName],
    ['保障方案', titleOf(product, insurant.comboCode)],
    ['保障期间', `${policy.effectiveOn} 零时起至 ${policy.expireOn} 二十四时止`],
    ...(page.waitingPeriodDays > 0 ? ([['等待期', `${page.waitingPeriodDays}天`]] as const) : []),
    ['保险费', yuanText({ fen: policy.premiumFen })],
    ...(person.extraValue
      ? ([['保险房屋', addressOf({ extraValue: person.extraValue })]] as const)
      : []),
    ['适用地区', page.applicableRegion],
    ['出单时间', minuteText(policy.issuedAt)],
  ])
  sheet.facts(holder, [
    ['姓名', applicant.name],
    ['证件号码', maskIdentity(applicant.credentialNo)],
    ['手机号码', maskMobile(applicant.mobile)],
  ])
  sheet.facts(insured, [
    ['姓名', person.name],
    ['证件号码', maskIdentity(person.credentialNo)],
    [`与${holder}关系`, relationText(insurant.relationType)],
  ])
  sheet.table(
    '保障责任',
    coverageOf(product, insurant.comboCode).map(({ name, amount, detail }) => ({
      name,
      value: amount,
      note: detail,
    })),
  )
  sheet.text('理赔指引', claimSteps(page.servicePhone, insured))
  sheet.text('说明', policyNotes({ isSample: ctx.env.SANDBOX }))
  const query = new URLSearchParams({ policyNo, verifyCode: code })
  sheet.seal({
    around: companyName,
    middle: '电子保单专用章',
    code: inGroups(code),
    address: `${origin}/policy-verify?${query.toString()}`,
  })
  return sheet.bytes(`保单号 ${policyNo}  客服电话 ${page.servicePhone}`)
}

const titleOf = ({ tariff }: Product, combo: string): string =>
  tariff.find(({ comboCode }) => comboCode === combo)?.title ?? ''
