import { expect, test, type Page } from '@playwright/test'
import { cutAndWash, salonId, untilScripted } from './walk'

/** The services with one chosen, and 'Xong' pressed. */
async function goOnWith(page: Page, serviceId: number): Promise<void> {
  await page.goto(
    `/booking?step=2&salonId=${salonId}&phone=0912345670&flow=1&chosenService=${serviceId}`,
  )
  await page.getByRole('link', { name: 'Xong' }).click()
}

const popup = (page: Page) => page.getByRole('dialog')
const title = (page: Page) => page.getByRole('heading', { level: 1 })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'in the browser' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('on the way on a service is suggested, and added with its old price struck through [B-205, B-207, B-128, B-399, O-26]', async ({
      page,
    }) => {
      await goOnWith(page, 1018)
      await expect(popup(page)).toContainText('Thêm phục hồi cho tóc khỏe sau uốn nhuộm?')
      await expect(popup(page).locator('ins')).toHaveText('159.000 VNĐ')
      await expect(popup(page).locator('del')).toContainText('199.000 VNĐ')
      expect((await popup(page).locator('.dialog__sheet').boundingBox())?.width).toBe(232)
      await expect(title(page)).toHaveText('Chọn dịch vụ')
      await popup(page).getByRole('link', { name: 'Thêm vào lịch' }).click()
      await expect(title(page)).toHaveText('Đặt lịch giữ chỗ')
      await expect(page).toHaveURL(/chosenService=1018,1041/)
      await expect(page.locator('#part-services')).toContainText('Đã chọn 2 dịch vụ')
      const total = page.locator('#part-services .part__total')
      const [now, before] = await Promise.all([
        total.locator('ins').innerText(),
        total.locator('del').innerText(),
      ])
      const dong = (text: string) => Number(text.replace(/\D/g, ''))
      // What is struck through is not paid, and only the added service brought something to strike.
      expect(dong(before) - dong(now)).toBe(40_000)
    })

    test('cancel goes on without, and the same services are not asked about again [B-208, B-211]', async ({
      page,
    }) => {
      await goOnWith(page, cutAndWash)
      await expect(popup(page)).toContainText('Thêm lấy ráy tai VIP?')
      await popup(page).getByRole('link', { name: 'Không, cảm ơn' }).click()
      await expect(title(page)).toHaveText('Đặt lịch giữ chỗ')
      await expect(page).toHaveURL(/chosenService=1001(&|$)/)
      await page.locator('#part-services .pick__row').first().click()
      await expect(title(page)).toHaveText('Chọn dịch vụ')
      await page.getByRole('link', { name: 'Xong' }).click()
      await expect(title(page)).toHaveText('Đặt lịch giữ chỗ')
      await expect(popup(page)).toHaveCount(0)
    })
  })
}

test('Back from the main screen leads to the services, and the close button goes on as cancel does [B-205]', async ({
  page,
}) => {
  await goOnWith(page, 1010)
  await expect(popup(page)).toContainText('Thêm gội thư giãn chỉ 159K?')
  await untilScripted(page)
  await popup(page).getByRole('link', { name: 'Đóng' }).click()
  await expect(title(page)).toHaveText('Đặt lịch giữ chỗ')
  await page.goBack()
  await expect(title(page)).toHaveText('Chọn dịch vụ')
  await expect(popup(page)).toHaveCount(0)
})

test('whoever wants to be advised at the salon is suggested nothing [B-206]', async ({ page }) => {
  await page.goto('/booking?step=2&salonId=4&phone=0912345670&flow=1&consult=1')
  await page.getByRole('link', { name: 'Xong' }).click()
  await expect(title(page)).toHaveText('Đặt lịch giữ chỗ')
})
