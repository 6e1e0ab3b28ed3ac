import { readMarkdown } from '@/domain/document/markdown'

const read = (source: string) => readMarkdown({ source, allowedHosts: ['insurer.example'] })

test('headings, paragraphs and lists are told apart', () => {
  const source = '# 题\n\n第一行\n第二行\n\n- 甲\n- 乙\n\n1. 一\n2、 二\n## 小题'
  expect(read(source).map((block) => block.kind)).toEqual([
    'heading',
    'paragraph',
    'list',
    'list',
    'heading',
  ])
  expect(read(source)[2]).toEqual({
    kind: 'list',
    ordered: false,
    items: [[{ text: '甲' }], [{ text: '乙' }]],
  })
  expect(read(source)[3]).toMatchObject({
    ordered: true,
    items: [[{ text: '一' }], [{ text: '二' }]],
  })
})

test('bold and safe links are marked; what is not safe, and HTML, stays text', () => {
  const [block] = read(
    '见**重点[条款](/pdf-viewer)**和[别处](https://evil.example/)、[公司](https://a.insurer.example/x)<b>',
  )
  expect(block).toEqual({
    kind: 'paragraph',
    runs: [
      { text: '见' },
      { text: '重点', bold: true },
      { text: '条款', bold: true, link: { kind: 'relative', url: '/pdf-viewer' } },
      { text: '和' },
      { text: '别处' },
      { text: '、' },
      { text: '公司', link: { kind: 'https', url: 'https://a.insurer.example/x' } },
      { text: '<b>' },
    ],
  })
})
