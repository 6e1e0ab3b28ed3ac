/** A page of the sandbox as text. It has no script, so it works wherever forms work. */
export const page = (title: string, main: string): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/cashier.css">
</head>
<body>
<header><span class="badge">沙箱</span><p>测试环境，不会真实扣费</p></header>
<main>${main}</main>
</body>
</html>
`
