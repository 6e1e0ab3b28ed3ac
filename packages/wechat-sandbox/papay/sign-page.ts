import escapeHtml from 'escape-html'
import { yuan } from '../world/money'
import { page } from '../world/page'
import type { Contract } from './contracts'

/** The page where WeChat asks the policyholder to agree to later charges. */
export function signPage(contract: Contract | undefined, now: number, back: string): string {
  const isOpen = contract?.state === 'WAITING' && contract.signUntil > now
  if (!isOpen)
    return page(
      '沙箱签约',
      `<section class="bill"><h1>没有可以签约的协议</h1><p>协议可能已经签约、超时或者解除。</p></section>
<a class="primary" href="${escapeHtml(back)}">返回商家</a>`,
    )
  return page(
    '沙箱签约',
    `<section class="bill" aria-label="协议">
<h1>开通自动续保</h1>
<p class="amount"><span aria-hidden="true">¥</span><span>${yuan(contract.amountFen)}</span><span class="unit">元</span></p>
<dl>
<div><dt>被保险人</dt><dd>${escapeHtml(contract.insuredName)}</dd></div>
<div><dt>预计扣费日</dt><dd class="number">${escapeHtml(contract.dueOn)}</dd></div>
</dl>
</section>
<form method="post" action="/sandbox/sign">
<input type="hidden" name="code" value="${escapeHtml(contract.outContractCode)}">
<input type="hidden" name="back" value="${escapeHtml(back)}">
<button class="primary" name="choice" value="SIGNED">同意并签约</button>
<button class="plain" name="choice" value="REFUSED">暂不开通</button>
</form>`,
  )
}
