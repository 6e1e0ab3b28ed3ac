import type { RuleResult, ScoreReport } from './judge'

/** The report as one page without scripts, for people and for the artefacts of a CI run. */

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

const GROUPS = { performance: '性能', experience: '体验', practice: '最佳实践' } as const

const STATES = { passed: '通过', failed: '未通过', 'not measured': '未测' } as const

/** Findings of one rule that are shown. The JSON has all of them. */
const SHOWN = 50

const stateOf = ({ state, weight }: RuleResult): string =>
  state === 'failed' && weight === 0 ? '提示' : STATES[state]

const findingsOf = ({ findings, notMeasured, measured }: RuleResult): string => {
  if (notMeasured) return `<p>${escaped(notMeasured)}</p>`
  const items = findings
    .slice(0, SHOWN)
    .map(({ page, what }) => `<li><code>${escaped(page)}</code> ${escaped(what)}</li>`)
  const more = findings.length - items.length
  const rest = more > 0 ? `<li>${more} more</li>` : ''
  return items.length > 0 ? `<ul>${items.join('')}${rest}</ul>` : `<p>${escaped(measured)}</p>`
}

const rowOf = (rule: RuleResult): string => `<tr class="${rule.state.replace(' ', '-')}">
<th scope="row">${escaped(rule.title)}<small>${escaped(rule.name)}</small></th>
<td>${rule.weight}</td><td>${escaped(rule.condition)}<small>${escaped(rule.limit)}</small></td><td><b>${stateOf(rule)}</b></td>
<td>${findingsOf(rule)}</td></tr>`

const STYLE = `
body { max-width: 68rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 sans-serif; color: #1d1d1f; background: #fff; }
h1 { font-size: 1.25rem; } h1 strong { font-size: 3rem; margin-right: .5rem; font-variant-numeric: tabular-nums; }
table { width: 100%; border-collapse: collapse; margin-bottom: 2rem; }
caption { text-align: left; font-weight: bold; padding: .5rem 0; }
th, td { text-align: left; vertical-align: top; padding: .5rem; border-top: 1px solid #d2d2d7; font-weight: normal; }
small { display: block; color: #5c5c61; } ul { margin: 0; padding-left: 1.2rem; } p { margin: 0; color: #5c5c61; }
.failed b { color: #b3261e; } .passed b { color: #146c2e; } code { overflow-wrap: anywhere; }
thead th, td b, td:nth-child(2) { white-space: nowrap; }
@media (prefers-color-scheme: dark) { body { color: #f5f5f7; background: #1d1d1f; } small, p { color: #b0b0b6; }
.failed b { color: #ff8a80; } .passed b { color: #7bd88f; } th, td { border-color: #424245; } }`

export const scoreHtml = ({ total, pages, rules }: ScoreReport): string => {
  const tables = Object.entries(GROUPS).map(
    ([group, name]) => `<table><caption>${name}</caption>
<thead><tr><th scope="col">规则</th><th scope="col">权重</th><th scope="col">条件</th><th scope="col">结果</th><th scope="col">发现；没有时是测法</th></tr></thead>
<tbody>${rules
      .filter((rule) => rule.group === group)
      .map(rowOf)
      .join('\n')}</tbody></table>`,
  )
  const opened = pages.map((page) => `<li><code>${escaped(page)}</code></li>`).join('')
  return `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>体验评分 ${total}</title>
<style>${STYLE}</style>
<h1><strong>${total}</strong>体验评分（满分 100）</h1>
${tables.join('\n')}
<h2>打开过的页面</h2>
<ul>${opened}</ul>
</html>
`
}

/** The same in lines for a terminal: the total, and what failed. */
export const scoreText = ({ total, pages, rules }: ScoreReport): string => {
  const failed = rules.filter(({ state }) => state === 'failed')
  const lines = failed.flatMap(({ title, name, weight, limit, findings }) => [
    `${weight > 0 ? `-${weight}` : 'hint'}  ${title} (${name}): ${limit}`,
    ...findings.slice(0, 5).map(({ page, what }) => `      ${page}  ${what}`),
    ...(findings.length > 5 ? [`      and ${findings.length - 5} more`] : []),
  ])
  const unmeasured = rules.filter(({ state }) => state === 'not measured').length
  return [
    `体验评分 ${total} of 100: ${pages.length} pages, ${rules.length - unmeasured} of ${rules.length} rules measured`,
    ...lines,
  ].join('\n')
}
