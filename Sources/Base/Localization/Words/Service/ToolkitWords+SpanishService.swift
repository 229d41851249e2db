extension ToolkitWords {
  /// The words of the pages for service in Spanish, in the order of the English ones.
  static var spanishService: StaticString {
    """
    Servicio
    Pantalla y sonido
    Fecha y hora
    Red
    Actualización
    Información
    Registro
    Valores de fábrica
    ¿Devolver todos los ajustes a los valores de fábrica?
    Ajustar con un servidor de hora
    Zona horaria
    Ajustar el reloj
    Cable
    Redes inalámbricas
    Buscar de nuevo
    Conectando con %@
    Contraseña
    Conectar
    Versión
    Sistema
    Placa
    Número de serie
    Dirección
    Actualizando
    Actualizar ahora
    Como la máquina
    Toque para continuar
    Solo lo sabe la máquina de un panel en marcha
    Esta máquina no tiene servicio para el reloj
    Esta máquina no tiene servicio para redes
    Esta máquina no tiene orden de actualización
    El panel no puede cambiar esto
    La contraseña es incorrecta
    No hay respuesta
    Ha fallado: %@
    """
  }
}
