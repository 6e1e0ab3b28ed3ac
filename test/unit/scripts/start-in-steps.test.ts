import { compiledAtOnce } from '../../../config/patches/start-in-steps/start-in-steps'

const script = (modules: string) => `(self.chunks=self.chunks||[]).push([[7],{${modules}}]);`

test.each([
  ['7:function(e,t,n){n(8)}', '7:(function(e,t,n){n(8)})'],
  ['7:(e,t)=>{t.a=1},9:e=>{e()}', '7:((e,t)=>{t.a=1}),9:(e=>{e()})'],
  ['7(e){e()}', '7(e){e()}'],
  ['7:function(e){e.of={1:function(){}}}', '7:(function(e){e.of={1:function(){}}})'],
  ['7:"text",late:function(){}', '7:"text",late:function(){}'],
])('the modules in %s are compiled while they arrive', (modules, expected) => {
  expect(compiledAtOnce(script(modules))).toBe(script(expected))
})
