import { chromium } from 'playwright'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const pages = process.argv.slice(2)
for (const [w, h, n] of [[390, 844, 'm'], [1440, 900, 'd']]) {
  const p = await b.newPage({ viewport: { width: w, height: h } })
  p.on('console', (m) => m.type() === 'error' && console.log(n, m.text()))
  for (const spec of pages) {
    const [path, act] = spec.split('@@')
    await p.goto('http://127.0.0.1:22500' + path, { waitUntil: 'load' }); await p.waitForTimeout(700)
    if (act === 'menu') { await p.locator(n === 'm' ? '.header__menu summary' : '.header__more summary').click(); await p.waitForTimeout(200) }
    await p.screenshot({ path: `/tmp/work/p-shot-${n}-${spec.replace(/\W+/g, '_')}.png`, fullPage: act === 'full' })
    console.log(n, path, await p.evaluate(() => document.documentElement.scrollWidth))
  }
}
await b.close()
