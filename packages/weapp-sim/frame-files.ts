import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { soundRuntime, TYPES } from './assets'
import { compile, listFiles } from './compile'
import { APP_ID, FIRST_SCENE, usualPhone } from './wire/program'
import { withWxsFunctions } from './wxs'

/** A file by which a browser runs the program in a frame. */
export interface FrameFile {
  readonly type: string
  /** The content, or the content in base64 where `isBinary` is true. */
  readonly body: string
  readonly isBinary?: true
}

/** Files of the mini-program that are part of program.js. */
const COMPILED = ['.js', '.json', '.wxml', '.wxs', '.wxss', '.txt']

const textFile = (name: string, body: string): readonly [string, FrameFile] => [
  name,
  { type: TYPES[extname(name)] ?? 'text/plain; charset=utf-8', body },
]

const PAGE = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title></title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="page.css">
</head>
<body>
<script src="settings.js"></script>
<script src="program.js"></script>
<script src="runtime.js"></script>
</body>
</html>
`

const programScript = (dist: string): string => {
  const { program, templates } = compile(dist)
  const settings = { ...usualPhone, scene: FIRST_SCENE, firstPageId: 0, origins: {} }
  return (
    `window.weapp = { program: ${JSON.stringify(program)},` +
    ` templates: ${withWxsFunctions(templates)},` +
    ` settings: Object.assign(${JSON.stringify(settings)}, window.weappSettings) }`
  )
}

/** Every file of the frame but `settings.js`, by name. */
export const frameFiles = async (dist: string): Promise<Readonly<Record<string, FrameFile>>> => {
  const { page, look, insideWebView } = await soundRuntime(APP_ID, true)
  const assets = listFiles(dist)
    .filter((name) => !COMPILED.includes(extname(name)))
    .map((name): readonly [string, FrameFile] => [
      name,
      {
        type: TYPES[extname(name)] ?? 'application/octet-stream',
        body: readFileSync(join(dist, name)).toString('base64'),
        isBinary: true,
      },
    ])
  return Object.fromEntries([
    ...assets,
    textFile('index.html', PAGE),
    textFile('page.css', look),
    textFile('program.js', programScript(dist)),
    textFile('runtime.js', page),
    textFile('inside-web-view.js', insideWebView),
  ])
}
