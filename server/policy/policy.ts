import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { renewableFrom } from '../catalogue/cover'
import { issueByCore } from '../catalogue/insurer-file'
import { hasPayout } from '../catalogue/payout-guide'
import { coverageOf } from '../catalogue/product'
import { refuse, type Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, User } from '../context/context'
import { readPage } from '../db/page'
import { confirmationOf } from '../records/insured/confirmation'
import { confirmationsOf } from '../records/insured/repo'
import { hasInsurerDocument } from '../records/insurer/repo'
import { openApplicant, openPerson } from '../records/person/person'
import { showApplicant, showPerson } from '../records/person/show'
import { continuationsOf } from '../records/policy/continued'
import { endingsOf } from '../records/policy/ending'
import { findPolicies, findPolicy } from '../records/policy/repo'
import { numberOf } from '../records/policy/status'
import { shownRevocation } from '../records/proposal/revoke-deadline'
import { insuredNameOf } from '../records/proposal/show'
import { policyStatusOf } from '../records/transition/status'

type Row = NonNullable<Awaited<ReturnType<typeof findPolicy>>>

function summary(
  ctx: Context,
  { policy, insurant, proposal }: Row,
  endingOf: Awaited<ReturnType<typeof endingsOf>>,
  continuedOf: Awaited<ReturnType<typeof continuationsOf>>,
) {
  const product = ctx.catalogue.product(proposal.cityCode, proposal.productCode)
  return {
    policyId: policy.id,
    policyNo: numberOf(policy),
    orderId: proposal.id,
    cityCode: proposal.cityCode,
    productCode: proposal.productCode,
    productName: product?.page.productName ?? '',
    wording: product?.wording ?? {},
    companyName: product?.companyName ?? '',
    status: policyStatusOf(ctx, policy),
    ...insuredNameOf(ctx, insurant),
    relationType: insurant.relationType,
    premiumFen: policy.premiumFen,
    effectiveOn: policy.effectiveOn,
    expireOn: policy.expireOn,
    ...endingOf(proposal.id),
    ...(policyStatusOf(ctx, policy) === 'NOT_ISSUED' &&
      policy.refusedFor !== null && { notIssuedFor: policy.refusedFor }),
    ...continuedOf(policy.id),
  }
}

export async function listPolicies(
  ctx: Context,
  user: User,
  { cityCode, productCode, cursor }: RequestOf<typeof calls.listPolicies>,
): Promise<Answer<ResponseOf<typeof calls.listPolicies>>> {
  const { page, nextCursor } = await readPage(
    (limit) => findPolicies(ctx.db, user.id, { cityCode, productCode, cursor, limit }),
    ({ policy }) => policy.id,
  )
  const endingOf = await endingsOf(
    ctx,
    page.map(({ proposal }) => proposal),
  )
  const continuedOf = await continuationsOf(ctx, ctx.db, user.id, page)
  const list = page.map((row) => summary(ctx, row, endingOf, continuedOf))
  return { ok: true, value: { list, nextCursor } }
}

export async function getPolicy(
  ctx: Context,
  user: User,
  { policyId }: RequestOf<typeof calls.getPolicy>,
): Promise<Answer<ResponseOf<typeof calls.getPolicy>>> {
  const row = await findPolicy(ctx.db, user.id, policyId)
  const product = row && ctx.catalogue.product(row.proposal.cityCode, row.proposal.productCode)
  if (!row || !product) return refuse('NOT_FOUND')
  const { policy, insurant, proposal } = row
  const { page, tariff } = product
  return {
    ok: true,
    value: {
      ...summary(
        ctx,
        row,
        await endingsOf(ctx, [proposal]),
        await continuationsOf(ctx, ctx.db, user.id, [row]),
      ),
      ...renewableFrom(product, policy.expireOn),
      applicableRegion: page.applicableRegion,
      filedName: page.filedName,
      comboTitle: tariff.find(({ comboCode }) => comboCode === insurant.comboCode)?.title ?? '',
      waitingPeriodDays: page.waitingPeriodDays,
      issuedAt: iso(policy.issuedAt),
      applicant: showApplicant(openApplicant(ctx.keys, proposal), page.form),
      insurant: {
        ...showPerson(openPerson(ctx.keys, insurant), page.form),
        relationType: insurant.relationType,
        age: insurant.age,
      },
      coverage: coverageOf(product, insurant.comboCode),
      hasPayout: hasPayout(product),
      documents: page.terms,
      ...(issueByCore(product) && {
        insurerDocument: await hasInsurerDocument(ctx.db, proposal.id, policy.position),
      }),
      servicePhone: page.servicePhone,
      ...shownRevocation(ctx, product, proposal, [policy]),
      confirmation: confirmationOf(ctx, row, await confirmationsOf(ctx.db, [proposal.id])),
    },
  }
}
