import { expect, test } from 'vitest'
import { toProvince, toSalons } from '../../gateway/modules/salons/mapping'
import { findProvinces, findSalons } from '../../gateway/modules/salons/search'
import { salonDto } from '../../workers/salons/contract/wire-salon'
import demoProvinces from '../../workers/salons/data/provinces.json'
import demoSalons from '../../workers/salons/data/salons.json'

const provinces = demoProvinces.map(({ cityId: id, cityName: name, districts, region }) =>
  toProvince({ id, name, salonCount: 0, regionId: region, districts }),
)
/** The salons of the demo as the gateway lists them. */
const salons = toSalons(
  demoSalons.map((salon) => {
    const province = provinces.find(({ id }) => id === salon.cityId)!
    const district = province.districts.find(({ id }) => id === salon.districtId)!
    const names = { cityName: province.name, districtName: district.name }
    return salonDto.parse({ ...salon, ...names, tag: '', openingDate: '' })
  }),
  '2026-11-21',
)
const inArea = (area: string) => (salon: (typeof salons)[number]) =>
  `${salon.districtName}, ${salon.provinceName}`.includes(area)

/** Searches with the area whose salons come first, all of them. */
const areas: readonly (readonly [string, string])[] = [
  ['TP Hà Nội', 'Hà Nội'],
  ['tp. hà nội', 'Hà Nội'],
  ['thành phố Hà Nội', 'Hà Nội'],
  ['hanoi', 'Hà Nội'],
  ['Hanoi City', 'Hà Nội'],
  ['Hanoi, Vietnam', 'Hà Nội'],
  ['HN', 'Hà Nội'],
  ['thành phố Hồ Chí Minh', 'TP. Hồ Chí Minh'],
  ['tp hcm', 'TP. Hồ Chí Minh'],
  ['tphcm', 'TP. Hồ Chí Minh'],
  ['TP.HCM', 'TP. Hồ Chí Minh'],
  ['hcmc', 'TP. Hồ Chí Minh'],
  ['Ho Chi Minh City', 'TP. Hồ Chí Minh'],
  ['Ho Chi Minh City, Vietnam', 'TP. Hồ Chí Minh'],
  ['hochiminh', 'TP. Hồ Chí Minh'],
  ['saigon', 'TP. Hồ Chí Minh'],
  ['Sài Gòn', 'TP. Hồ Chí Minh'],
  ['sg', 'TP. Hồ Chí Minh'],
  ['danang', 'Đà Nẵng'],
  ['TP Đà Nẵng', 'Đà Nẵng'],
  ['thành phố Hải Phòng', 'Hải Phòng'],
  ['haiphong', 'Hải Phòng'],
  ['cantho', 'Cần Thơ'],
  ['tỉnh Đồng Nai', 'Đồng Nai'],
  ['tỉnh Bình Dương', 'Bình Dương'],
  ['Bình Dương', 'Bình Dương'],
  ['Binh Duong province', 'Bình Dương'],
  ['tỉnh Hà Tĩnh', 'Hà Tĩnh'],
  ['Hà Tĩnh', 'Hà Tĩnh'],
  ['tỉnh Bà Rịa - Vũng Tàu', 'Bà Rịa - Vũng Tàu'],
  ['vungtau', 'Thành phố Vũng Tàu'],
  ['TP Biên Hòa', 'Thành phố Biên Hòa'],
  ['bien hoa city', 'Thành phố Biên Hòa'],
  ['quận 1', 'Quận 1,'],
  ['q1', 'Quận 1,'],
  ['Q. 1', 'Quận 1,'],
  ['quận 12', 'Quận 12,'],
  ['quan12', 'Quận 12,'],
  ['q7', 'Quận 7,'],
  ['q 7', 'Quận 7,'],
  ['District 7', 'Quận 7,'],
  ['quận 10 tp hcm', 'Quận 10,'],
  ['Ðống Ða', 'Quận Đống Đa'],
  ['quận Ɖống Ɖa', 'Quận Đống Đa'],
  ['caugiay', 'Quận Cầu Giấy'],
  ['quận Cầu Giấy, thành phố Hà Nội', 'Quận Cầu Giấy'],
  ['Cầu Giấy'.normalize('NFD'), 'Quận Cầu Giấy'],
  ['Hai Ba Trung District', 'Quận Hai Bà Trưng'],
  ['Cau Giay District, Hanoi', 'Quận Cầu Giấy'],
  ['District Ba Dinh, Hanoi, Vietnam', 'Quận Ba Đình'],
  ['tân bình tphcm', 'Quận Tân Bình'],
  ['Bình Thạnh, TP.HCM', 'Quận Bình Thạnh'],
  ['Hồ Chí Minh, quận Tân Phú', 'Quận Tân Phú'],
  ['Saigon, District 1', 'Quận 1,'],
  ['Buôn Mê Thuột', 'Thành phố Buôn Ma Thuột'],
  ['bmt', 'Thành phố Buôn Ma Thuột'],
  ['Mượt Cầu Giấy', 'Quận Cầu Giấy'],
  ['tiệm Mượt Hà Nội', 'Hà Nội'],
  ['salon quận 7', 'Quận 7,'],
  ['TP Thủ Đức', 'Thành phố Thủ Đức'],
  ['thuduc', 'Thành phố Thủ Đức'],
  ['huyện Thanh Trì', 'Huyện Thanh Trì'],
  ['h. Củ Chi', 'Huyện Củ Chi'],
  ['tân phú', 'Quận Tân Phú'],
  ['gò vấp', 'Quận Gò Vấp'],
]

test.each(areas)(
  '"%s" finds the salons of %s first, all of them [B-053, B-055, H-153]',
  (search, area) => {
    const found = findSalons(salons, { search })
    const expected = salons.filter(inArea(area))
    expect(expected.length).toBeGreaterThan(0)
    expect(found.slice(0, expected.length).filter(inArea(area))).toHaveLength(expected.length)
  },
)

/** Searches with the street that comes first. */
const streets: readonly (readonly [string, string])[] = [
  ['cầu giấy', 'Salon 252 Cầu Giấy'],
  ['đường Láng', 'Salon 133 Đường Láng'],
  ['phố Hàng Bông', 'Salon 176 Hàng Bông'],
  ['số 252 đường Cầu Giấy', 'Salon 252 Cầu Giấy'],
  ['12 lac long quan', 'Salon 12 Lạc Long Quân'],
  ['Lạc Long Quân', 'Salon 12 Lạc Long Quân'],
  ['3 tháng 2', 'Salon 447 Đường 3/2'],
  ['đường 3/2 q10', 'Salon 447 Đường 3/2'],
  ['phường Quán Thánh', 'Salon 96 Cửa Bắc'],
  ['quán thánh', 'Salon 96 Cửa Bắc'],
  ['phường Tân Phú', 'Salon 106 Nguyễn Thị Thập'],
  ['P. Hiệp Thành, Q12', 'Salon 7 Nguyễn Ảnh Thủ'],
  ['quang trung gò vấp', 'Salon 8 Quang Trung'],
  ['Dương Bá Trạc', 'Salon 118 Dương Bá Trạc'],
  ['nguyen thi minh khai', 'Salon 5 Nguyễn Thị Minh Khai'],
  ['Duong Ba Trac Street', 'Salon 118 Dương Bá Trạc'],
  ['lê văn sĩ', 'Salon 206 Lê Văn Sỹ'],
  ['levansy', 'Salon 206 Lê Văn Sỹ'],
  ['cmt8', 'Salon 478 Cách Mạng Tháng 8'],
]

test.each(streets)('"%s" finds %s first [B-053, H-153]', (search, name) => {
  expect(findSalons(salons, { search })[0]?.name).toBe(name)
})

test('a district is no number in a street, and no street is part of it', () => {
  const names = findSalons(salons, { search: 'quận 12' }).map(({ districtName }) => districtName)
  expect(names).toEqual(['Quận 12', 'Quận 12', 'Quận 12'])
})

test('what is no place finds nothing, and words of one syllable are not put together', () => {
  expect(findSalons(salons, { search: 'sapa' })).toEqual([])
  // "quan G…" of Quận Gò Vấp is no "quang".
  const areas = findSalons(salons, { search: 'quang' }).map(({ districtName }) => districtName)
  expect(areas.filter((name) => name === 'Quận Gò Vấp')).toHaveLength(1)
})

test('provinces are found by the same names [B-055]', () => {
  const names = (search: string) => findProvinces(provinces, search).map(({ name }) => name)
  expect(names('saigon')).toEqual(['TP. Hồ Chí Minh'])
  expect(names('thành phố Hà Nội')).toEqual(['Hà Nội'])
  expect(names('tỉnh Đồng Nai')).toEqual(['Đồng Nai'])
  expect(names('muot ha noi')).toEqual(['Hà Nội'])
  expect(names('')).toHaveLength(63)
})
