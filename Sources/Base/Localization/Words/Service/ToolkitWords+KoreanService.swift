extension ToolkitWords {
  /// The words of the pages for service in Korean, in the order of the English ones.
  static var koreanService: StaticString {
    """
    서비스
    화면 및 소리
    날짜 및 시간
    네트워크
    업데이트
    정보
    로그
    공장 초기화
    모든 설정을 공장 출하 값으로 되돌릴까요?
    시간 서버로 설정
    시간대
    시계 맞추기
    케이블
    무선 네트워크
    다시 찾기
    %@에 연결 중
    암호
    연결
    버전
    시스템
    보드
    일련번호
    주소
    업데이트 중
    지금 업데이트
    기기와 같게
    계속하려면 터치하세요
    작동 중인 패널의 기기만 알 수 있습니다
    이 기기에는 시계 서비스가 없습니다
    이 기기에는 네트워크 서비스가 없습니다
    이 기기에는 업데이트 명령이 없습니다
    패널이 변경할 수 없습니다
    암호가 틀립니다
    응답이 없습니다
    실패했습니다: %@
    """
  }
}
