import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { dotted, freshPhone, untilScripted } from './walk'

async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

async function choosePlace(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('dich vong hau')
  await page.getByRole('button', { name: 'Tìm', exact: true }).click()
  await page.getByRole('button', { name: 'Phường Dịch Vọng Hậu, Quận Cầu Giấy, Hà Nội' }).click()
  await expect(page.getByLabel('Phường, xã').locator('option:checked')).toHaveText(
    'Phường Dịch Vọng Hậu',
  )
  await page.getByRole('button', { name: 'Tiếp tục' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Anh muốn làm gì?' })).toBeVisible()
}

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: hasScript })

    test('where, what, when: a salon nearby is asked to come, and the request can be taken back [H-006, O-03, H-199]', async ({
      page,
    }) => {
      const phone = freshPhone()
      await page.goto(`/booking-at-home?phone=${phone}&step=0`)
      if (hasScript) await untilScripted(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Anh ở đâu?' })).toBeVisible()
      if (hasScript) expect(await barriers(page)).toEqual([])
      await choosePlace(page)
      await expect(
        page.getByText(/Salon sẽ đến: Salon .*, cách anh khoảng [\d,]+ km/),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Tiếp tục' }).click()
      await expect(page.getByText('Mời anh chọn ít nhất một dịch vụ ạ!')).toBeVisible()
      if (hasScript) expect(await barriers(page)).toEqual([])
      await page.getByRole('checkbox', { name: /Cắt xả tạo kiểu/ }).check({ force: true })
      await page.getByRole('button', { name: 'Tiếp tục' }).click()

      await expect(page.getByRole('heading', { level: 1, name: 'Khi nào anh rảnh?' })).toBeVisible()
      await page.getByRole('button', { name: 'Gửi yêu cầu' }).click()
      for (const problem of [
        'Anh chọn ngày giúp em nhé!',
        'Anh chọn buổi giúp em nhé!',
        'Anh cho em số nhà, tên đường nhé!',
      ])
        await expect(page.getByText(problem)).toBeVisible()
      if (hasScript) expect(await barriers(page)).toEqual([])
      await page.locator('.choice').first().locator('input').check({ force: true })
      await page.getByRole('radio', { name: 'Chiều' }).check({ force: true })
      await page.getByLabel('Số nhà, tên đường').fill('8 Trần Quốc Hoàn')
      await expect(page.getByLabel('Số điện thoại để salon gọi lại')).toHaveValue(dotted(phone))
      await page
        .getByRole('checkbox', { name: /đồng ý cho salon dùng số điện thoại/ })
        .check({ force: true })
      await page.getByRole('button', { name: 'Gửi yêu cầu' }).click()

      await expect(page.getByText('Em đã nhận yêu cầu của anh.')).toBeVisible()
      expect(page.url()).not.toContain('Hoan')
      const open = page
        .getByRole('listitem')
        .filter({ hasText: '8 Trần Quốc Hoàn, Phường Dịch Vọng Hậu, Quận Cầu Giấy, Hà Nội' })
      await expect(open).toContainText('Cắt xả tạo kiểu')
      await page.getByRole('button', { name: /^Hủy yêu cầu/ }).click()
      await expect(page.getByText('Em đã hủy yêu cầu.')).toBeVisible()
      await expect(open).toHaveCount(0)
    })
  })
}

test('a step above 2 is the third, and a step whose choices are missing is the one that makes them [H-156]', async ({
  page,
}) => {
  await page.goto('/booking-at-home?phone=0&step=9')
  await expect(page.getByRole('heading', { level: 1, name: 'Anh ở đâu?' })).toBeVisible()
  await page.goto('/booking-at-home?phone=0&step=9&place=d5')
  await expect(page.getByRole('heading', { level: 1, name: 'Anh muốn làm gì?' })).toBeVisible()
  await page.goto('/booking-at-home?phone=0&step=9&place=d5&chosenService=1010')
  await expect(page.getByRole('heading', { level: 1, name: 'Khi nào anh rảnh?' })).toBeVisible()
})

test('far from every salon the page says so, and leads to the salons [H-006]', async ({ page }) => {
  await page.goto('/booking-at-home?phone=0&step=1&place=p5')
  await expect(
    page.getByRole('heading', { name: 'Em chưa phục vụ tại nhà ở khu vực này' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Đặt lịch tại salon' }).click()
  await expect(page).toHaveURL(/\/booking\?step=1/)
})

test('the footer of saved places and of visits at home is for wide screens only [H-076, H-077]', async ({
  page,
  isMobile,
}) => {
  for (const path of ['/save-location', '/booking-at-home?phone=0&step=0']) {
    await page.goto(path)
    await expect(page.locator('.footer')).toBeVisible({ visible: !isMobile })
  }
})
