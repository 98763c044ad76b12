import { type APIRequestContext, type Page, request as requests } from '@playwright/test'
import { expectNoBarriers, expectNoSidewaysScroll } from './accessibility'
import { enter, passwordLabel, phoneLabel, openLogIn, toast, userMenu } from './customer'
import { expect, test, type OwnCustomer } from './fixtures'
import { holdRequests, queryGateway, codeFor, freshPhone, logIn, untilScripted } from './steps'

const codeLabel = 'Mã xác nhận'
const newPasswordLabel = 'Mật khẩu mới (6 số)'

/** Stands for Turnstile's script: each widget has another token. */
const widgetScript = `
  let count = 0
  window.turnstile = {
    render(place, options) {
      const field = document.createElement('input')
      Object.assign(field, { type: 'hidden', name: options['response-field-name'] })
      field.value = 'token ' + ++count
      place.append(field)
      return 'widget'
    },
    remove: () => document.querySelector('[name=captcha]').remove(),
  }
`

test('the log-in opens over the page, its field in focus, 450 pixels wide at most [H-111] @wide @nightly', async ({
  page,
}) => {
  const dialog = await openLogIn(page)
  await expect(dialog.getByRole('heading', { name: 'ĐĂNG NHẬP' })).toBeVisible()
  await expect(dialog.getByLabel(phoneLabel)).toBeFocused()
  expect((await dialog.locator('.dialog__sheet').boundingBox())!.width).toBe(450)
})

test('a customer logs in with phone and password, by keys alone, from step to step [H-019, H-113, H-126]', async ({
  page,
  customer,
}) => {
  await customer.becomeMember()
  const dialog = await openLogIn(page)
  await expectNoBarriers(page, 'phone')
  await enter(dialog, phoneLabel, customer.phone)
  await expect(dialog.getByLabel(passwordLabel)).toBeFocused()
  await expectNoBarriers(page, 'password')
  await enter(dialog, passwordLabel, customer.password)
  await expect(toast(page, 'Đăng nhập thành công!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(userMenu(page)).toBeVisible()
  // The session lies where no script reads it.
  expect(await page.evaluate(() => document.cookie + JSON.stringify(localStorage))).not.toMatch(
    /[0-9a-f]{64}/,
  )
})

test('a browser that leaves the pressed button out of a form logs in all the same [H-113] @nightly', async ({
  page,
  customer,
}) => {
  await page.addInitScript(() => {
    const FormDataOfForm = new Proxy(window.FormData, {
      construct: (FormData, [form]: [HTMLFormElement?]) => new FormData(form),
    })
    window.FormData = FormDataOfForm
  })
  await customer.becomeMember()
  const dialog = await openLogIn(page)
  await enter(dialog, phoneLabel, customer.phone)
  await enter(dialog, passwordLabel, customer.password)
  await expect(userMenu(page)).toBeVisible()
})

test('an invalid phone or password shows its message at the field, which stays focused [H-148, H-149] @nightly', async ({
  page,
  customer,
}) => {
  await customer.becomeMember()
  const dialog = await openLogIn(page)
  const phone = dialog.getByLabel(phoneLabel)
  await enter(dialog, phoneLabel, '091')
  await expect(phone).toHaveAccessibleDescription('Số điện thoại sai định dạng.')
  await expect(phone).toBeFocused()
  await enter(dialog, phoneLabel, customer.phone)
  const password = dialog.getByLabel(passwordLabel)
  await enter(dialog, passwordLabel, '1234')
  await expect(password).toHaveAccessibleDescription('Mật khẩu phải là số và 6 kí tự.')
  await expect(password).toBeFocused()
})

test('the header has name, tier and balance of a member in place of the log-in [H-063, H-064, H-067]', async ({
  page,
}) => {
  await logIn(page, '0912345678')
  await page.goto('/')
  await expect(userMenu(page)).toHaveText(/Quân$/)
  await expect(userMenu(page).locator('.tier--gold')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' })).toHaveCount(0)
  await userMenu(page).press('Enter')
  await expect(page.locator('.header__user-sheet')).toContainText('250.000 VNĐ')
  await expectNoBarriers(page, 'menu')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, 'header at 320 px')
})

test('a newcomer confirms a code and chooses a password, which logs him in from then on [H-116, H-119, H-127] @preview', async ({
  page,
}) => {
  const phone = freshPhone()
  const dialog = await openLogIn(page)
  await enter(dialog, phoneLabel, phone)
  await expect(dialog).toContainText('Chỉ còn một bước nữa là xong!')
  const code = await codeFor(page.request, phone)
  await enter(dialog, codeLabel, code === '000000' ? '111111' : '000000')
  await expect(dialog.getByLabel(codeLabel)).toHaveAccessibleDescription(
    'Nếu nhận được nhiều mã, anh nhập mã gửi đến sau cùng. Mã xác nhận không chính xác.',
  )
  await expectNoBarriers(page, 'code')
  await enter(dialog, codeLabel, code)
  await expect(dialog.getByLabel(newPasswordLabel)).toBeFocused()
  await expectNoBarriers(page, 'new password')
  await enter(dialog, newPasswordLabel, '739164')
  await expect(toast(page, 'Đặt mật khẩu thành công!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.context().clearCookies()
  await logIn(page, phone, '739164')
})

for (const [where, path, when] of [
  ['banner', '/system-salon', ''],
  ['main', '/dang-nhap?next=/system-salon', ' @nightly'],
] as const)
  test(`the log-out in ${where}${when} clears the browser’s storage, shows a message and the log-in [H-066, H-128]`, async ({
    page,
    customer,
  }) => {
    await customer.logIn(page)
    await page.goto(path)
    await untilScripted(page)
    await page.evaluate(() => {
      localStorage.setItem('phone_booking', '+84900000000')
      sessionStorage.setItem('muot_booking_typed', '{"typed":{"note":"Cắt ngắn"}}')
    })
    if (where === 'banner') await userMenu(page).press('Enter')
    await page.getByRole(where).getByRole('button', { name: 'Đăng xuất' }).press('Enter')
    await expect(toast(page, 'Đăng xuất thành công!')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    expect(await page.evaluate(() => sessionStorage.getItem('muot_booking_typed'))).toBe(null)
    expect((await page.context().cookies()).some(({ name }) => name === 'muot_session')).toBe(false)
  })

test('a forgotten password is replaced by way of a code, after which the old one is wrong [H-114, H-117]', async ({
  page,
  customer,
}) => {
  await customer.becomeMember()
  const dialog = await openLogIn(page)
  await enter(dialog, phoneLabel, customer.phone)
  const before = await codeFor(page.request, customer.phone)
  await dialog.getByRole('button', { name: 'Quên mật khẩu?' }).press('Enter')
  await expect(dialog.getByLabel(codeLabel)).toBeVisible()
  await expect(dialog).not.toContainText('Chỉ còn một bước nữa là xong!')
  // The waiting time after the code of his first log-in may not be over.
  if (!(await dialog.getByText(/Kiểm tra (SMS|Zalo) để lấy OTP đăng nhập\./).isVisible()))
    await dialog.getByRole('button', { name: /^Gửi lại mã qua/ }).press('Enter')
  await expect(dialog).toContainText(/Kiểm tra (SMS|Zalo) để lấy OTP đăng nhập\./)
  const code = await codeFor(page.request, customer.phone)
  expect(code).not.toBe(before)
  await enter(dialog, codeLabel, code)
  await enter(dialog, newPasswordLabel, '482915')
  await expect(userMenu(page)).toBeVisible()
  expect(await logInResult(page.request, customer, customer.password)).toBe('LogInRefused')
  expect(await logInResult(page.request, customer, '482915')).toBe('LoggedIn')
})

test('from the password he may go back to his phone, which is still there [H-112] @nightly', async ({
  page,
  customer,
}) => {
  await customer.becomeMember()
  const dialog = await openLogIn(page)
  await enter(dialog, phoneLabel, customer.phone)
  await dialog.getByRole('button', { name: 'Đổi số điện thoại' }).press('Enter')
  await expect(dialog.getByLabel(phoneLabel)).toHaveValue(customer.dotted)
})

test('after three wrong passwords the right one needs a captcha [H-124, H-125]', async ({
  page,
  customer,
}) => {
  await customer.becomeMember()
  for (let time = 1; time < 3; time++) await logInResult(page.request, customer, '000000')
  const dialog = await openLogIn(page)
  await enter(dialog, phoneLabel, customer.phone)
  const captcha = dialog.getByLabel(/Anh cho em biết kết quả/)
  await expect(dialog.getByLabel(passwordLabel)).toBeVisible()
  await expect(captcha).toHaveCount(0)
  await enter(dialog, passwordLabel, '000000')
  await expect(dialog.getByLabel(passwordLabel)).toHaveAccessibleDescription(
    /Số điện thoại hoặc mật khẩu chưa đúng/,
  )
  await expect(captcha).toBeVisible()
  await expectNoBarriers(page, 'captcha')
  await dialog.getByLabel(passwordLabel, { exact: true }).fill(customer.password)
  const [left, right] = (await dialog.getByText(/Anh cho em biết kết quả/).innerText())
    .match(/\d+/g)!
    .map(Number)
  await captcha.fill(String(left! + right!))
  await captcha.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(userMenu(page)).toBeVisible()
})

test('a password that was refused is tried again with another token of the widget [H-124] @nightly', async ({
  page,
}) => {
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: widgetScript }),
  )
  const sent: (string | null)[] = []
  await page.route('**/dang-nhap/buoc', (route) => {
    const fields = new URLSearchParams(route.request().postData() ?? '')
    if (fields.get('intent') === 'password') sent.push(fields.get('captcha'))
    const captcha = { kind: 'widget', siteKey: 'key' }
    const error = 'Số điện thoại hoặc mật khẩu chưa đúng.'
    return route.fulfill({ json: { step: 'password', phone: fields.get('phone'), error, captcha } })
  })
  const dialog = await openLogIn(page)
  await enter(dialog, phoneLabel, freshPhone())
  for (const token of ['token 1', 'token 2']) {
    await expect(dialog.locator('[name=captcha]')).toHaveValue(token)
    await enter(dialog, passwordLabel, '000000')
    await expect.poll(() => sent.at(-1)).toBe(token)
  }
})

test('another code can be requested only after the server’s pause [H-123] @nightly', async ({
  page,
}) => {
  await page.clock.install()
  const dialog = await openLogIn(page)
  // The page's time stands still, and with it the pause.
  await page.clock.pauseAt(Date.now() + 60_000)
  await enter(dialog, phoneLabel, freshPhone())
  const early = dialog.getByRole('button', { name: /Gửi lại mã sau \d+ giây/ })
  await expect(early).toHaveAttribute('aria-disabled', 'true')
  await page.clock.runFor(61_000)
  await expect(dialog.getByRole('button', { name: /^Gửi lại mã qua/ })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('codes come by SMS and Zalo in turn, each with the hint where to look [H-121, H-278] @nightly', async ({
  page,
}) => {
  const dialog = await openLogIn(page)
  await enter(dialog, phoneLabel, freshPhone())
  await expect(dialog).toContainText('Kiểm tra SMS để lấy OTP đăng nhập.')
  for (const [next, channel] of [
    ['Gửi lại mã qua Zalo', 'Zalo'],
    ['Gửi lại mã qua SMS', 'SMS'],
  ] as const) {
    await dialog.getByRole('button', { name: next }).press('Enter', { timeout: 70_000 })
    await expect(dialog).toContainText(`Kiểm tra ${channel} để lấy OTP đăng nhập.`)
  }
})

test.describe('what is tracked of a log-in @nightly', () => {
  test('with a password: each step and the end, which has no screen [H-120, H-133]', async ({
    page,
    customer,
  }) => {
    const seen = stepsOf(page)
    await customer.becomeMember()
    const dialog = await openLogIn(page)
    await enter(dialog, phoneLabel, customer.phone)
    await enter(dialog, passwordLabel, customer.password)
    await expect(dialog).toBeHidden()
    await expect
      .poll(() => seen)
      .toEqual(['login_input_phone', 'login_input_password', 'login_end'])
  })

  test('with a code: each step and the end, also when the password is skipped [H-118, H-133]', async ({
    page,
  }) => {
    const seen = stepsOf(page)
    const phone = freshPhone()
    const dialog = await openLogIn(page)
    await enter(dialog, phoneLabel, phone)
    await expect(dialog.getByLabel(codeLabel)).toBeVisible()
    await enter(dialog, codeLabel, await codeFor(page.request, phone))
    await expect(dialog.getByLabel(newPasswordLabel)).toBeFocused()
    await dialog.getByRole('button', { name: 'Bỏ qua' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(userMenu(page)).toBeVisible()
    await expect
      .poll(() => seen)
      .toEqual(['login_input_phone', 'login_confirm_code', 'login_create_password', 'login_end'])
  })
})

test('the header names the account while it is not known yet whose it is', async ({
  page,
  customer,
}) => {
  await customer.logIn(page)
  const release = await holdRequests(page, { url: '**/graphql*' })
  await page.goto('/lich-su')
  await untilScripted(page)
  await expect(page.locator('.header__account')).toHaveText('Tài khoản')
  release()
  await expect(userMenu(page)).toBeVisible()
})

test('where a session has ended the log-in is offered once, and not again after it was closed [H-130, H-284]', async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies(
    ['muot_session', 'muot_known'].map((name) => ({
      name,
      value: name === 'muot_known' ? '1' : '0'.repeat(64),
      url: baseURL!,
    })),
  )
  await page.goto('/')
  await expect(page.getByRole('dialog')).toContainText(
    'Phiên đăng nhập đã hết hạn, mời anh đăng nhập lại',
  )
  expect((await page.context().cookies()).some(({ name }) => name === 'muot_session')).toBe(false)
  await page.keyboard.press('Escape')
  await page.reload()
  await untilScripted(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a page forgets the customer whose session has ended elsewhere [H-130]', async ({
  page,
  baseURL,
  customer,
}) => {
  await customer.logIn(page)
  await page.goto('/')
  await userMenu(page).click()
  await page.context().addCookies([{ name: 'muot_session', value: '0'.repeat(64), url: baseURL! }])
  await page.locator('.header__user-sheet').getByRole('link', { name: 'Lịch sử chi tiêu' }).click()
  await expect(page.getByRole('dialog')).toContainText('Phiên đăng nhập đã hết hạn')
  await expect(userMenu(page)).toHaveCount(0)
})

/** The steps of the log-in as the page reports them to tracking, in their order. */
function stepsOf(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const text = request.url().endsWith('/graphql') ? (request.postData() ?? '') : ''
    if (!text.includes('"Track"')) return
    const { variables } = JSON.parse(text) as { variables: { events: { eventId: string }[] } }
    seen.push(
      ...variables.events
        .map(({ eventId }) => eventId)
        .filter((eventId) => eventId.startsWith('login_')),
    )
  })
  return seen
}

/** The result of a log-in with a password. */
async function logInResult(
  request: APIRequestContext,
  { phone }: OwnCustomer,
  password: string,
): Promise<string> {
  const { logInWithPassword } = await queryGateway<{ logInWithPassword: { __typename: string } }>(
    request,
    'mutation($p: String!, $c: String!) { logInWithPassword(input: { phone: $p, password: $c }) { __typename } }',
    { p: phone, c: password },
  )
  return logInWithPassword.__typename
}

test("a token in an older site's local storage becomes a session and is removed [H-131, B-348] @nightly", async ({
  page,
  customer,
  baseURL,
}) => {
  await customer.becomeMember()
  const elsewhere = await requests.newContext({ baseURL })
  await logIn({ request: elsewhere }, customer.phone, customer.password)
  const token = (await elsewhere.storageState()).cookies.find(
    ({ name }) => name === 'muot_session',
  )!.value
  await elsewhere.dispose()

  await page.goto('/chinh-sach-bao-mat')
  await page.evaluate((value) => localStorage.setItem('accessToken', value), token)
  await page.reload()
  await expect(page.getByRole('banner').locator('.header__user summary')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  expect(await page.evaluate(() => document.cookie)).not.toContain('muot_session')
})
